import { PAGE_SETTINGS_ID } from '../page/islands/page-settings.tsx'
import { hydrateIslands } from './hydrate.ts'
import { ISLANDS_ID } from './ids.ts'

/** The part of a page that changes with what its URL chooses: `<div data-swap="list">`. */
const PART = '[data-swap]'

/**
 * Shows another state of this page without leaving it: the part that changes is taken from the page at `url`, its islands
 * are hydrated, and what had the focus has it again. Without an answer the browser goes there by itself.
 */
export async function swapPart(url: string): Promise<void> {
  const text = await fetch(url, { headers: { accept: 'text/html' } }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  const now = document.querySelector<HTMLElement>(PART)
  const next = text && new DOMParser().parseFromString(text, 'text/html')
  const part = next && next.querySelector<HTMLElement>(PART)
  if (!now || !next || !part) return location.assign(url)
  const focus = focusOf(now)
  for (const id of [PAGE_SETTINGS_ID, ISLANDS_ID]) mergeData(id, next)
  document.title = next.title
  now.replaceWith(part)
  hydrateIslands(part)
  focus?.(part)
}

/** How to give the focus back to the same control of another state. */
function focusOf(part: HTMLElement): ((next: HTMLElement) => void) | null {
  const { activeElement: control } = document
  if (!(control instanceof HTMLInputElement) || !part.contains(control)) return null
  const { name, value } = control
  const isSame = (one: HTMLInputElement) => one.name === name && (one.type !== 'checkbox' || one.value === value)
  return (next) => [...next.querySelectorAll('input')].find(isSame)?.focus({ preventScroll: true })
}

/** What the islands of either state need. */
function mergeData(id: string, from: Document): void {
  const here = document.getElementById(id)
  const there = from.getElementById(id)
  if (!here || !there) return
  const [known, added] = [here, there].map(({ textContent }) => JSON.parse(textContent ?? '{}'))
  here.textContent = JSON.stringify({ ...known, ...added, ...(known.texts && { texts: { ...known.texts, ...added.texts } }) })
}
