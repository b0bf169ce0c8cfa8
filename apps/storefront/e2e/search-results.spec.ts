import type { Page } from '@playwright/test'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { amountOf } from './shop.ts'
import { test } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const filters = (page: Page) => page.getByRole('complementary', { name: 'فیلترها' })
const searchOf = (page: Page) => new URL(page.url()).searchParams
const TEA = encodeURIComponent('چای')

test.describe('the results of a search', () => {
  test('are shown for the text of the simple search, and machines leave them out [S2.01 S2.02 S1.09]', async ({
    page,
  }) => {
    await page.goto(`/Search-Results?Search=${TEA}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('چای')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(`/search/q/${TEA}`)
  })

  // The role of the box is another where a journey of search-box.spec.ts has chosen another kind.
  test('keep what was typed in the search box', async ({ page }) => {
    for (const address of [`/Search-Results?Search=${TEA}+سیاه`, `/search/q/${TEA}-سیاه`]) {
      await page.goto(address)
      await expect(page.getByRole('banner').locator('input[name=Search]')).toHaveValue('چای سیاه')
    }
  })

  test('keep the words while they are narrowed and ordered', async ({ page }) => {
    await page.goto(`/Search-Results?Search=${TEA}`)
    const brand = filters(page).getByRole('group', { name: 'برند' }).locator('label').first()
    const count = amountOf((await brand.locator('span').textContent()) ?? '')
    await brand.getByRole('checkbox').check()
    await expect(page).toHaveURL(/brand=/)
    await expect(main(page).getByRole('status').first()).toHaveText(/کالا/)
    await expect(cards(page)).toHaveCount(Math.min(count, 24))
    await page.getByRole('link', { name: 'ارزان‌ترین' }).click()
    await expect(page).toHaveURL(/sort=cheapest/)
    expect(searchOf(page).get('Search')).toBe('چای')
    expect(searchOf(page).has('brand')).toBe(true)
    const prices = (await cards(page).locator('p:last-of-type bdi').allTextContents()).map(amountOf)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  test('are narrowed by what products are like', async ({ page }) => {
    await page.goto(`/search/q/${TEA}`)
    const attribute = filters(page).locator('details').first()
    await attribute.locator('summary').click()
    const value = attribute.locator('label').first()
    const count = amountOf((await value.locator('span').textContent()) ?? '')
    await value.getByRole('checkbox').check()
    await expect(page).toHaveURL(/attr=/)
    await expect(cards(page)).toHaveCount(Math.min(count, 24))
    await page.getByRole('link', { name: /^حذف فیلتر «/ }).click()
    await expect(page).not.toHaveURL(/attr=/)
  })

  test('stay in a category, and lead out of it again [S2.07]', async ({ page }) => {
    const [found] = await query<{ id: number }>(
      `select p.category_id as id from public.products p join public.products_locales l on l._parent_id = p.id
       where l._locale = 'fa' and l.title like '%چای%' and p._status = 'published' limit 1`,
    )
    await page.goto(`/search/cid/${found?.id}/q/${TEA}`)
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('link', { name: /جست‌وجو در همهٔ دسته‌ها/ }).click()
    await page.waitForURL((url) => url.pathname === `/search/q/${TEA}`)
  })

  test('of words with a slip are those of the right words, and say so', async ({ page }) => {
    await page.goto(`/search/q/${encodeURIComponent('زعفزان')}`)
    await expect(main(page).getByRole('status').first()).toContainText('زعفران')
    await expect(cards(page).first()).toContainText('زعفران')
  })

  test('read hyphens as spaces [S2.08]', async ({ page }) => {
    await page.goto(`/search/q/${encodeURIComponent('چای-سیاه')}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('چای سیاه')
    await expect(cards(page).first()).toContainText('چای')
  })

  test('count which product people go to, and of whom nothing', async ({ page, shopFixture }) => {
    await page.goto(`/search/q/${TEA}`)
    const productId = Number(await cards(page).first().getAttribute('data-product-id'))
    const clicks = async () => {
      const { rows } = await shopFixture.owner.query<{ sum: number }>(
        'select coalesce(sum(clicks), 0)::int as sum from shop.search_clicks where product_id = $1',
        [productId],
      )
      return rows[0]?.sum ?? 0
    }
    const before = await clicks()
    await cards(page).first().getByRole('link').click()
    await page.waitForURL(/\/product\//)
    await expect.poll(clicks).toBe(before + 1)
  })
})

test.describe('a search that finds nothing', () => {
  test('helps on, and managers learn what was wanted', async ({ page, shopFixture }) => {
    const term = `qwzxk${Date.now() % 100_000}`
    await page.goto(`/search/q/${term}`)
    await expect(main(page).getByRole('status')).toContainText(term)
    await expect(
      page.getByRole('region', { name: 'دسته‌های پرطرفدار' }).getByRole('link').first(),
    ).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'کالاهای پرطرفدار' }).getByRole('article').first(),
    ).toBeVisible()
    const misses = async () =>
      (await shopFixture.owner.query('select from shop.search_misses where term = $1', [term])).rowCount
    await expect.poll(misses).toBe(1)
  })

  test('whose filters leave nothing leads back', async ({ page }) => {
    await page.goto(`/search/q/${TEA}?from=999000000`)
    await expect(page.getByText('با این فیلترها کالایی پیدا نشد.')).toBeVisible()
    await main(page).getByRole('link', { name: 'حذف فیلترها' }).last().click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('asks what is wanted when nothing was typed', async ({ page }) => {
    await page.goto('/Search-Results')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('دنبال چه می‌گردید؟')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the header’s box, the results and their filters are plain forms', async ({ page }) => {
    await page.goto('/')
    await typeInto(page.getByRole('banner').locator('input[name=Search]'), 'چای')
    await page.getByRole('banner').locator('input[name=Search]').press('Enter')
    await page.waitForURL(/\/Search-Results\?Search=/)
    await filters(page)
      .getByRole('checkbox', { name: /فقط کالاهای موجود/ })
      .check()
    await filters(page).getByRole('button', { name: 'اعمال فیلترها' }).click()
    await page.waitForURL(/stock=1/)
    expect(searchOf(page).get('Search')).toBe('چای')
    await expect(cards(page).filter({ hasText: 'ناموجود' })).toHaveCount(0)
  })
})

test.describe('in English on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a search is read, narrowed and ordered', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'en-US', url: baseURL ?? '' }])
    await page.goto('/search/q/tea')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Search results for')
    await expect(cards(page).first()).toBeVisible()
    await main(page).getByRole('link', { name: 'Filters' }).click()
    const sheet = page.getByRole('complementary', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /In stock only/ }).check()
    await sheet.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/stock=1/)
    await expect(sheet).toBeHidden()
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider).toBe(0)
  })
})
