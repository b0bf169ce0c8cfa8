import { platformWords } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import type { Patch } from './patch.ts'

/**
 * Rewrites the figures that Payload shows in Latin digits (counts, page numbers), and the few words that it has in its
 * code instead of its texts. It offers no place to format either, so the text of known places is rewritten in the
 * document, each time that it changes.
 */
export const persianFiguresPatch: Patch = {
  name: 'persian-figures',
  writtenFor: {
    '@payloadcms/ui': '3.90.1',
    '@payloadcms/next': '3.90.1',
    '@payloadcms/richtext-lexical': '3.90.1',
  },
  upstream: null,
}

/** Where the content platform writes counts and page numbers as plain Latin figures. */
export const FIGURE_PLACES = [
  '.paginator',
  '.page-controls',
  '.per-page',
  '.list-selection',
  '.doc-header__title',
  '.step-nav',
  '.row-label',
  '.collapsible__header-wrap',
  '.tabs-field__tab-button',
  '.pill-version-count',
  '.versions',
  '.blocks-field__block-number',
  '.pill',
  '.popup__content',
  '.slash-menu-popup',
  '.inline-toolbar-popup',
  '.toolbar-popup__dropdown-item',
  '[data-sonner-toaster]',
  '.id-label',
  '.cell-id',
]

/** Where the platform writes words in its code instead of its texts; elsewhere they may be people's own. */
export const WORD_PLACES = [
  '.live-preview-toolbar-controls',
  '.popup__content',
  '.popup-button-list',
  '.schedule-publish',
  '.id-label',
  '.cell-id',
  '#heading-id',
  '.pill-selector',
  '.file-meta',
  '.tooltip',
]

/** Where the platform writes a moment in English, whatever its language. */
export const MOMENT_PLACES = ['.document-locked']

const MOMENT = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/
const momentPlaces = MOMENT_PLACES.join(',')
const figurePlaces = FIGURE_PLACES.join(',')
const wordPlaces = WORD_PLACES.join(',')

/**
 * Rewrites the platform's own figures in Persian digits, and its last English words, now and whenever they change. A text
 * with a Latin letter may be a code and stays. Answers how to stop.
 */
export function writePersianFigures(root: Element): () => void {
  const rewrite = (node: Node) => {
    for (const text of textsUnder(node)) {
      const shown = text.nodeValue ?? ''
      const place = text.parentElement
      const words = place?.closest(wordPlaces) ? withoutEnglish(shown) : shown
      const written = MOMENT.test(words) && place?.closest(momentPlaces) ? inJalali(words) : words
      const persian =
        !/[A-Za-z]/.test(written) && place?.closest(figurePlaces) ? toPersianDigits(written) : written
      if (persian !== shown) text.nodeValue = persian
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'characterData') rewrite(target)
      for (const added of addedNodes) rewrite(added)
    }
  })
  rewrite(root)
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

const inJalali = (moment: string) => formatMoment(Date.parse(moment.replaceAll(/\s/g, ' ')), 'fa-IR')

function withoutEnglish(text: string): string {
  return Object.entries(platformWords).reduce(
    (written, [word, persian]) =>
      written.trim().startsWith(word) ? written.replace(word, persian) : written,
    text,
  )
}

function textsUnder(node: Node): Text[] {
  if (node instanceof Text) return [node]
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}
