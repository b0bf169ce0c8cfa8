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
].join(',')

/**
 * Rewrites the platform's own figures in Persian digits, now and whenever they change. A text with a Latin letter
 * may be a code and stays. Answers how to stop.
 */
export function writePersianFigures(root: Element): () => void {
  const rewrite = (node: Node) => {
    for (const text of textsUnder(node)) {
      const shown = text.nodeValue ?? ''
      if (!/[0-9]/.test(shown) || /[A-Za-z]/.test(shown) || !text.parentElement?.closest(PLACES)) continue
      text.nodeValue = toPersianDigits(shown)
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

function textsUnder(node: Node): Text[] {
  if (node instanceof Text) return [node]
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}
