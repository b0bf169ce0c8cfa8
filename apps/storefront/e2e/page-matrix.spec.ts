import type { Browser, BrowserContext } from '@playwright/test'
import { enterAsShopper, makeShopper } from './customer-helpers.ts'
import { productWhere, query } from './database.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

/** Who may open which page: tests/access/page-rights.ts, handed on by playwright.config.ts. */
const pageRights: Record<string, string> = JSON.parse(process.env.RASTEH_E2E_PAGES ?? '{}')

const STAFF = ['author', 'editor', 'manager', 'owner'] as const
const PEOPLE = ['guest A', 'guest B', 'customer A', 'customer B', 'marketer', ...STAFF] as const

/** An address of each page whose path has parts to fill. */
async function addressOf(page: string): Promise<string> {
  const product = await productWhere('true')
  const [found] = await query<{ category: number; news: string; section: string; page: string }>(
    `select (select id from public.categories order by id limit 1) as category,
      (select slug from public.news where _status = 'published' limit 1) as news,
      (select slug from public.news_categories order by id limit 1) as section,
      (select path from public.pages where _status = 'published' order by id limit 1) as page`,
  )
  const filled: Record<string, string> = {
    '/[...slug]': `/${found?.page ?? ''}`,
    '/category/[id]': `/category/${found?.category}`,
    '/category/[id]/[slug]': `/category/${found?.category}/x`,
    '/cms-api/[...slug]': '/cms-api/staff/me',
    '/dashboard/[[...segments]]': '/dashboard/collections/products',
    '/news/[slug]': `/news/${found?.news ?? ''}`,
    '/news/archive/[year]/[month]': '/news/archive/1405/07',
    '/news/category/[slug]': `/news/category/${found?.section ?? ''}`,
    '/news/tag/[tag]': `/news/tag/${encodeURIComponent('زعفران')}`,
    '/preview/[collection]/[id]': `/preview/products/${product.id}`,
    '/product/[id]': `/product/${product.id}`,
    '/product/[id]/[slug]': product.address,
    '/search/cid/[id]/q/[term]': `/search/cid/${found?.category}/q/x`,
    '/search/q/[term]': '/search/q/x',
    '/sitemap/[kind]/[part]': '/sitemap/products/1.xml',
  }
  return filled[page] ?? page
}

async function arrive(browser: Browser, shopFixture: Parameters<typeof enterAs>[1]) {
  const contexts: Partial<Record<(typeof PEOPLE)[number], BrowserContext>> = {}
  for (const person of PEOPLE) {
    const context = await browser.newContext()
    contexts[person] = context
    const page = await context.newPage()
    if (person === 'customer A' || person === 'customer B') await enterAsShopper(page)
    if (person === 'marketer') {
      const shopper = await makeShopper()
      await query("insert into public.marketers (name, customer_id) values ('بازاریاب', $1)", [
        shopper.customerId,
      ])
      await enterAsShopper(page, shopper)
    }
    const role = STAFF.find((one) => one === person)
    if (role) await enterAs(page, shopFixture, role)
  }
  return contexts as Record<(typeof PEOPLE)[number], BrowserContext>
}

test('every address of the shop opens to those who may, of all nine people, and to nobody else', async ({
  browser,
  shopFixture,
}) => {
  test.setTimeout(180_000)
  const contexts = await arrive(browser, shopFixture)
  const [{ title = '' } = {}] = await query<{ title: string }>(
    `select l.title from public.products p join public.products_locales l on l._parent_id = p.id and l._locale = 'fa'
     where p.id = $1`,
    [(await productWhere('true')).id],
  )
  const wrong: string[] = []
  for (const [page, least] of Object.entries(pageRights)) {
    const address = await addressOf(page)
    for (const person of PEOPLE) {
      const answer = await contexts[person].request.get(address, { maxRedirects: 0 })
      const isStaff = STAFF.some((role) => role === person)
      // The dashboard sends people away inside an answer of 200; what counts is that nothing of the page is shown.
      const isShown = answer.status() === 200 && (await answer.text()).includes(title)
      const isRight = least === 'guest' || isStaff ? ![401, 403, 500].includes(answer.status()) : !isShown
      if (!isRight) wrong.push(`${person} was answered ${answer.status()} at ${address}`)
    }
  }
  for (const context of Object.values(contexts)) await context.close()
  expect(wrong).toEqual([])
})
