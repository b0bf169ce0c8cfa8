import { dashboardScreens, settle } from './dashboard-screens.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './staff-room.ts'

/** Codes, addresses and names that are Latin in themselves. */
const ALLOWED =
  /https?:\S+|\S+@\S+|\S+\.(?:webp|png|jpg|pdf)|image\/\w+|\d+(?:KB|MB)|\b(?:SKU|VPN|SEO|PDF|JPG|PNG|WEBP|AVIF|MB|KB|about|home)\b|[A-Z0-9]+(?:-[A-Z0-9]+)+|Ctrl|[\w-]*_[\w-]*/g

for (const { name, path } of dashboardScreens) {
  test(`the screen of ${name} has no English and no Gregorian year`, async ({ page }) => {
    await openAs(page, 'manager', path)
    await settle(page)
    const texts = await page.evaluate(visibleTexts)
    const english = texts.filter((text) => /[A-Za-z]{3,}/.test(text.replace(ALLOWED, '')))
    expect(english).toEqual([])
    expect(texts.filter((text) => /(?:^|\D)20\d\d(?:\D|$)/.test(text.replace(ALLOWED, '')))).toEqual([])
  })
}

/** Every text that can be read on the page, what inputs hint at included, values of people left out. */
function visibleTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (
      !parent?.checkVisibility() ||
      parent.closest('script, style, td, th[scope=row], [contenteditable], nextjs-portal')
    )
      continue
    texts.push(walker.currentNode.nodeValue?.trim() ?? '')
  }
  const hints = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')].map(
    (input) => input.placeholder,
  )
  return [...texts, ...hints, document.title].filter((text) => text !== '')
}
