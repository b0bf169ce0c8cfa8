import { dropIslands, hydrateIslands } from '#islands/hydrate.ts'
import { ISLANDS_ID, PAGE_SETTINGS_ID } from '#islands/ids.ts'
import { fetchPage } from './fetch-page.ts'

/** The part of a page that changes with what its URL chooses. */
const PART = 'main'

/** The URL whose part is shown, without the place on the page. */
let shown: string | null = null

/** Goes to another state of this page without leaving it; back and forward lead through these states. */
export function goToState(url: string): Promise<void> {
  history.pushState(null, '', url)
  return swapPart(url)
}

/**
 * Shows another state of this page: the part that changes is taken from the page at `url`, its islands are hydrated, and
 * what had the focus has it again. Without an answer the browser goes there by itself.
 */
export async function swapPart(url: string): Promise<void> {
  if (shown === null) addEventListener('popstate', showState)
  const asked = hereWithoutHash()
  shown = asked
  const next = await fetchPage(url)
  // Somebody chose again while this was under way.
  if (shown !== asked) return
  if (!next || !showPartOf(next)) location.assign(url)
}

/** Shows the part that changes as another page has it; false when that has none. */
export function showPartOf(next: Document): boolean {
  const now = document.querySelector<HTMLElement>(PART)
  const part = next.querySelector<HTMLElement>(PART)
  if (!now || !part) return false
  const giveFocus = focusOf(now)
  for (const id of [PAGE_SETTINGS_ID, ISLANDS_ID]) mergeData(id, next)
  document.title = next.title
  now.replaceWith(part)
  dropIslands(now)
  hydrateIslands(part)
  giveFocus?.(part)
  return true
}

function showState(): void {
  if (shown !== hereWithoutHash()) void swapPart(location.href)
}

const hereWithoutHash = () => location.pathname + location.search

/** How to give the focus back to the same control of another state. */
function focusOf(part: HTMLElement): ((next: HTMLElement) => void) | null {
  const { activeElement: control } = document
  if (!(control instanceof HTMLInputElement) || !part.contains(control)) return null
  const { name, value } = control
  const isSame = (one: HTMLInputElement) =>
    one.name === name && (one.type !== 'checkbox' || one.value === value)
  return (next) => [...next.querySelectorAll('input')].find(isSame)?.focus({ preventScroll: true })
}

/** What the islands of either state need. */
function mergeData(id: string, from: Document): void {
  const here = document.getElementById(id)
  const there = from.getElementById(id)
  if (!here || !there) return
  const [known, added] = [here, there].map(({ textContent }) => JSON.parse(textContent ?? '{}'))
  const texts = known.texts && { texts: { ...known.texts, ...added.texts } }
  here.textContent = JSON.stringify({ ...known, ...added, ...texts })
}
