import type { Page } from '@playwright/test'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { openStill } from './still-page.ts'
import { typeInto } from './typing.ts'

/** The height of the window. */
export const HEIGHT = 800

/** The script of the box comes when somebody touches it; until then it is a plain form. */
export async function touchBox(page: Page): Promise<void> {
  const box = banner(page).getByRole('search')
  await box.hover()
  await page.mouse.down()
  await expect(box.locator('xpath=ancestor-or-self::rasteh-island[1]')).toHaveAttribute('data-awake', '')
  // Let go elsewhere: a touch is no press of its button.
  await page.mouse.move(0, HEIGHT / 2)
  await page.mouse.up()
}

/** Searches by the keyboard, with the script of the box: before it has come, a plain form leads to results of another URL. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await touchBox(page)
  await typeInto(field(page), text)
  await field(page).press('Enter')
}

/** Opens a page whose clock is paused once its search box answers. */
export const openStillBox = (page: Page, address: string) => openStill(page, address, () => touchBox(page))

export const EVERYWHERE = [
  { culture: 'fa-IR', width: 390 },
  { culture: 'en-US', width: 1440 },
]
export const CATEGORY_TEXTS: Record<string, { inIt: string; leave: string }> = {
  'fa-IR': { inIt: 'در دستهٔ «', leave: 'جست‌وجو در همهٔ دسته‌ها' },
  'en-US': { inIt: 'In ', leave: 'Search in all categories' },
}
export const banner = (page: Page) => page.getByRole('banner')
export const field = (page: Page) => banner(page).locator('input[name=Search]')
export const button = (page: Page) => banner(page).getByRole('search').getByRole('button')
export const pathOf = (page: Page) =>
  decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)

/** One suggestion, as the shop answers it. */
export const SUGGESTIONS = [
  {
    Term: 'چای سیاه',
    Kind: 'product',
    Title: 'چای سیاه لاهیجان',
    Url: '/product/1/x',
    Picture: null,
    CategoryTitle: 'چای',
    Price: 1000000,
    Count: null,
  },
]
/** Answers each question with the suggestion, and keeps what was asked. */
export async function answerSuggestions(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/api/shop/search/find', (route) => {
    asked.push(route.request().postDataJSON().Term)
    return route.fulfill({ json: SUGGESTIONS })
  })
  return asked
}

/** One result, as the platform's preview answers it. */
export const PREVIEW_GROUPS = [
  {
    DocumentTypeName: 'Page',
    Results: [
      {
        Title: 'چای &#38; قند',
        Snippet: '',
        Description: '',
        DocumentUrl: '/about-us',
        DocumentTypeName: null,
        Attributes: {},
      },
    ],
  },
]

/** Checks that the first suggestion shows the whole of a text. */
export async function expectWhole(page: Page, text: string): Promise<void> {
  const shown = page.getByRole('option').first().getByText(text)
  await expect(shown).toBeVisible()
  // Its lines are all inside the list: nothing of it is behind an edge, and no dots stand for its end.
  const list = await page.getByRole('listbox').boundingBox()
  const title = await shown.boundingBox()
  expect(title?.x).toBeGreaterThanOrEqual(list?.x ?? 0)
  await expect(shown).toHaveCSS('white-space', 'normal')
  await expect(shown).toHaveCSS('text-overflow', 'clip')
  await expect(shown).toHaveCSS('overflow', 'visible')
}

/** The first category of the shop's menu. */
export async function findFirstCategory(): Promise<{ id: number; path: string }> {
  const [category] = await query<{ id: number; slug: string }>(
    'select id, slug from public.categories where parent_id is null order by position, id limit 1',
  )
  const { id = 0, slug = '' } = category ?? {}
  return { id, path: `/category/${id}/${encodeURIComponent(slug)}` }
}
