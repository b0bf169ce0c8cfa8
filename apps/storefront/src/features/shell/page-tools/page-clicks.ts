import { CULTURE_COOKIE } from '@rasteh/persian-text/culture'

/** The class of links that look like links and lead nowhere. */
export const TARGET_NONE = 'target-none'

/** What a click anywhere on the page means to the shell. */
export function onPageClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  if (link.classList.contains(TARGET_NONE)) event.preventDefault()
  else if (link.dataset.culture) keepAddress(link, link.dataset.culture)
}

/** The server draws the culture's link without knowing the query; filters in the address must outlive the switch. */
function keepAddress(link: HTMLAnchorElement, culture: string): void {
  const address = new URL(location.href)
  address.searchParams.set(CULTURE_COOKIE, culture)
  link.href = address.href
}
