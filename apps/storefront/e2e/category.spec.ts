import { expect, type Page } from '@playwright/test'
import { amountOf } from './shop.ts'
import { test } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

/** A seeded category with several brands, found by its tile on the home page. */
async function openBooks(page: Page): Promise<string> {
  await page.goto('/')
  const tile = page.getByRole('main').getByRole('link', { name: 'کتاب', exact: false }).first()
  const address = (await tile.getAttribute('href')) ?? '/'
  await page.goto(address)
  return new URL(page.url()).pathname
}

const filters = (page: Page) => page.getByRole('complementary', { name: 'فیلترها' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

async function pricesShown(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('p:last-of-type bdi').allTextContents()
  return texts.map(amountOf)
}

test.describe('a category’s page', () => {
  test('keeps to a price range typed in Persian digits, and says so in the address', async ({ page }) => {
    const path = await openBooks(page)
    const all = await pricesShown(page)
    const middle = [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
    await typeInto(
      filters(page).getByLabel('تا قیمت'),
      String(middle).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''),
    )
    await filters(page).getByRole('button', { name: 'اعمال فیلترها' }).click()
    await expect(page).toHaveURL((url) => url.searchParams.has('to') && url.pathname === path)
    await expect(page.getByRole('link', { name: /^حذف فیلتر «قیمت تا/ })).toBeVisible()
    const kept = await pricesShown(page)
    expect(kept.length).toBeGreaterThan(0)
    expect(Math.max(...kept)).toBeLessThanOrEqual(middle)
  })

  test('asks for a brand as soon as it is ticked, and shows as many as it counted', async ({ page }) => {
    await openBooks(page)
    const brand = filters(page).getByRole('group', { name: 'برند' }).locator('label').first()
    const count = amountOf((await brand.locator('span').textContent()) ?? '')
    await brand.getByRole('checkbox').check()
    await expect(page).toHaveURL(/brand=/)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/کالا/)
    await expect(cards(page)).toHaveCount(Math.min(count, 24))
    await page.getByRole('link', { name: /^حذف فیلتر «/ }).click()
    await expect(page).not.toHaveURL(/brand=/)
  })

  test('sorts by price, and the order stays with a filter', async ({ page }) => {
    await openBooks(page)
    const sorts = page.getByRole('navigation', { name: 'مرتب‌سازی' })
    await sorts.getByRole('link', { name: 'ارزان‌ترین' }).click()
    await expect(page).toHaveURL(/sort=cheapest/)
    await expect(sorts.getByRole('link', { name: 'ارزان‌ترین' })).toHaveAttribute('aria-current', 'true')
    const shown = await pricesShown(page)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    await filters(page).getByRole('checkbox', { name: 'فقط کالاهای موجود' }).check()
    await expect(page).toHaveURL(/sort=cheapest.*stock=1/)
    await expect(cards(page).filter({ hasText: 'ناموجود' })).toHaveCount(0)
  })

  test('whose filters leave nothing says so and leads back', async ({ page }) => {
    const path = await openBooks(page)
    await page.goto(`${path}?from=999000000`)
    await expect(page.getByText('با این فیلترها کالایی پیدا نشد.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'حذف فیلترها' }).last().click()
    await expect(page).toHaveURL(path)
    await expect(cards(page).first()).toBeVisible()
  })

  test('leads machines to the plain list', async ({ page }) => {
    const path = await openBooks(page)
    await page.goto(`${path}?sort=newest&stock=1`)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  test('goes on to the next page and back', async ({ page, shopFixture }) => {
    const shelved = await Promise.all(Array.from({ length: 25 }, () => shopFixture.shelve({})))
    const ids = shelved.map(({ productId }) => productId)
    await shopFixture.owner.query('select shop.refresh_search($1)', [ids])
    const listed = async () => {
      const documents = 'select from shop.search_documents where product_id = any ($1)'
      return (await shopFixture.owner.query(documents, [ids])).rowCount
    }
    await expect.poll(listed, { timeout: 15_000 }).toBe(ids.length)
    await page.goto(`/category/${shelved[0]?.categoryId}/x`)
    await expect(page.locator('link[rel=next]')).toHaveCount(1)
    await page.getByRole('link', { name: 'صفحهٔ بعد' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('link[rel=prev]')).toHaveCount(1)
    await expect(page).toHaveTitle(/ - صفحهٔ ۲ \|/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a plain form', async ({ page }) => {
    const path = await openBooks(page)
    await filters(page).getByRole('checkbox', { name: 'فقط کالاهای موجود' }).check()
    await filters(page).getByRole('button', { name: 'اعمال فیلترها' }).click()
    await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('stock') === '1')
    await expect(page.getByRole('link', { name: 'حذف فیلتر «فقط کالاهای موجود»' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the filters come up as a sheet and go by Escape', async ({ page }) => {
    await openBooks(page)
    await expect(filters(page)).toBeHidden()
    const open = page.getByRole('main').getByRole('link', { name: 'فیلترها' })
    await open.click()
    await expect(filters(page)).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(filters(page)).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('several boxes are ticked before the list is asked for, and the sheet goes with the answer', async ({
    page,
  }) => {
    await openBooks(page)
    await page.getByRole('main').getByRole('link', { name: 'فیلترها' }).click()
    await filters(page).getByRole('checkbox', { name: 'فقط کالاهای موجود' }).check()
    await expect(page).not.toHaveURL(/stock=1/)
    await filters(page).getByRole('button', { name: 'اعمال فیلترها' }).click()
    await expect(page).toHaveURL(/stock=1/)
    await expect(filters(page)).toBeHidden()
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider).toBe(0)
  })
})
