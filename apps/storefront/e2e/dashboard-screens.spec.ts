import type { Page } from '@playwright/test'
import { settle } from './dashboard-screens.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './staff-helpers.ts'

/** Codes, addresses and names that are Latin in themselves. */
const ALLOWED =
  /https?:\S+|\S+@\S+|\S+\.(?:webp|png|jpg|pdf|svg|txt|zip)|image\/\w+|\d+(?:KB|MB)|\b(?:SKU|VPN|SEO|PDF|JPG|PNG|WEBP|AVIF|SVG|MP4|WebM|VTT|CSV|xlsx|MB|KB|Ctrl|Enter|Excel|[DVZ]|https|tel|mailto|about|home|offers|careers|events)\b|[A-Z0-9]+(?:-[A-Z0-9]+)+|\/[\w/#{}-]+(?:\.aspx)?|#\w+|\{\w+\}|[\w-]*_[\w-]*/g

const COLLECTIONS = '/dashboard/collections'

/** Names of pages that people wrote in Latin characters; they are shown among the labels. */
const LATIN_PAGE_NAMES = ['about', 'home', 'contact', 'offers']

const WIDE = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

/** A screen of the menu is called as its entry, and is no wider than a phone. */
async function expectEntry(page: Page, { path, name }: Screen): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(name)
  await page.setViewportSize(PHONE)
  await expect.soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
    .toBe(PHONE.width)
  await page.setViewportSize(WIDE)
}

async function expectPersian(page: Page, path: string): Promise<void> {
  const texts = await page.evaluate(visibleTexts)
  const left = texts.map((text) => text.replace(ALLOWED, '').trim())
  const english = left.filter((text) => /[A-Za-z]{2,}/.test(text) && !LATIN_PAGE_NAMES.includes(text))
  expect.soft(english, path).toEqual([])
  expect
    .soft(
      left.filter((text) => /(?:^|\D)20\d\d(?:\D|$)/.test(text)),
      path,
    )
    .toEqual([])
}

/** Screens of the menu have the name of their entry. */
type Screen = { path: string; name: string }

/** Every screen that the menu leads to, its form for something new, and the first of what it lists. */
async function screensOf(page: Page): Promise<Screen[]> {
  await openAs(page, 'owner', '/dashboard')
  const entries = await page.locator('[data-menu-entry]').evaluateAll((links) =>
    links.map((link) => ({
      path: link.getAttribute('href') ?? '',
      name: link.getAttribute('data-menu-entry') ?? '',
    })),
  )
  const listed = entries.map(({ path }) => path)
  const lists = listed.filter((path) => path.startsWith(COLLECTIONS))
  const forms = await Promise.all(
    lists.map(async (path) => {
      const table = path.slice(COLLECTIONS.length + 1).replaceAll('-', '_')
      const [first] = await query<{ id: number }>(`select min(id) as id from public.${table}`)
      return first?.id ? [`${path}/${first.id}`] : []
    }),
  )
  const special = [`${COLLECTIONS}/products/1/versions`, `${COLLECTIONS}/pages/create`, '/dashboard/account']
  const others = new Set(['/dashboard', '/dashboard/low-stock', ...forms.flat(), ...special])
  return [
    ...entries,
    ...[...others].filter((path) => !listed.includes(path)).map((path) => ({ path, name: '' })),
  ]
}

const PARTS = 3

for (let part = 0; part < PARTS; part += 1) {
  test(`no screen of the dashboard has English or a Gregorian year, or is wider than a phone, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const screens = await screensOf(page)
    expect(screens.length).toBeGreaterThan(60)
    for (const [place, screen] of screens.entries()) {
      if (place % PARTS !== part) continue
      await page.goto(screen.path)
      await settle(page)
      await expectPersian(page, screen.path)
      if (screen.name) await expectEntry(page, screen)
    }
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
      parent.closest(
        'script, style, td, th[scope=row], dd, bdi, iframe, [contenteditable], nextjs-portal, .rs__single-value, .relationship--multi-value-label, .doc-header__title, .step-nav, .row-label',
      )
    )
      continue
    texts.push(walker.currentNode.nodeValue?.trim() ?? '')
  }
  const hints = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')].map(
    (input) => input.placeholder,
  )
  const cells = [...document.querySelectorAll('td.cell-id, .id-label')].map((cell) => cell.textContent ?? '')
  return [...texts, ...hints, ...cells].filter((text) => text !== '')
}
