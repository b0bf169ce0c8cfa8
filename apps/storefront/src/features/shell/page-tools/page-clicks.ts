import { CULTURE_COOKIE } from '@rasteh/persian-text/culture'

/** The class of links that look like links and lead nowhere. */
export const TARGET_NONE = 'target-none'

/** What a click anywhere on the page means to the shell. */
export function onPageClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  if (link.classList.contains(TARGET_NONE)) event.preventDefault()
  else if (link.dataset.culture) keepUrl(link, link.dataset.culture)
}

/** The server renders the culture's link without knowing the query; filters in the URL must outlive the switch. */
function keepUrl(link: HTMLAnchorElement, culture: string): void {
  const url = new URL(location.href)
  url.searchParams.set(CULTURE_COOKIE, culture)
  link.href = url.href
}
