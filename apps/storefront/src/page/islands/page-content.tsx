import { readPage } from '@rasteh/ui/read-page'
import { createElement, type ReactNode } from 'react'

/** The elements of a page that a dialog shows; whatever else there is, its text alone is shown. */
const SHOWN = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'bdi', 'blockquote', 'br'])

const WITHIN_A_LINE = new Set(['a', 'span', 'small', 'i', 'time', 'label', 'code', 'mark'])

/** Whatever is in these is no text for people. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg'])

/** This page's policy would judge, and report, the styles of a page that is only read here. */
const INLINE_STYLES = / style="[^"]*"/g

/** The content of a page of this site, rendered again from its plain elements so that nothing in it can run. */
export async function loadPageContent(url: string, part = 'main'): Promise<ReactNode> {
  const address = new URL(url, location.href)
  if (address.origin !== location.origin) throw new Error('a dialog shows pages of this site only')
  const answer = await fetch(address, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}`)
  const page = readPage((await answer.text()).replace(INLINE_STYLES, ''))
  return childrenOf(page.querySelector(part) ?? page.body)
}

/** People's own words run their own way. */
const directionOf = (node: Element) => (node.getAttribute('dir') === 'auto' ? { dir: 'auto' } : {})

function childrenOf(element: Element): ReactNode[] {
  return Array.from(element.childNodes, (node, key) => toReactNode(node, key))
}

function toReactNode(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null
  const name = node.localName
  if (SILENT.has(name)) return null
  if (name === 'h1') return createElement('h3', { key }, ...childrenOf(node))
  if (name === 'br') return createElement('br', { key })
  if (SHOWN.has(name)) return createElement(name, { key, ...directionOf(node) }, ...childrenOf(node))
  return createElement(WITHIN_A_LINE.has(name) ? 'span' : 'div', { key }, ...childrenOf(node))
}
