import { platformWords } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'

/** Where the content platform writes counts and page numbers as plain Latin figures. */
const PLACES = [
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
  '.field-error-pill',
  '.blocks-field__block-number',
  '.versions__version-count',
  '.pill',
  '.popup__content',
  '.toast-container',
  '.slash-menu-popup',
  '.inline-toolbar-popup',
  '.toolbar-popup__dropdown-item',
  '[data-sonner-toaster]',
  '.id-label',
  '.cell-id',
].join(',')

/** Where the platform writes words in its code instead of its texts; elsewhere they may be people's own. */
const WORD_PLACES = [
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
].join(',')

/**
 * Rewrites the platform's own figures in Persian digits, and its last English words, now and whenever they change. A text
 * with a Latin letter may be a code and stays. Answers how to stop.
 */
export function writePersianFigures(root: Element): () => void {
  const rewrite = (node: Node) => {
    for (const text of textsUnder(node)) {
      const shown = text.nodeValue ?? ''
      const place = text.parentElement
      const written = place?.closest(WORD_PLACES) ? withoutEnglish(shown) : shown
      const persian = !/[A-Za-z]/.test(written) && place?.closest(PLACES) ? toPersianDigits(written) : written
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
