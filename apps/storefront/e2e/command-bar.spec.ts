import type { Page } from '@playwright/test'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { barriersOn, COLOUR_RULES } from './barriers.ts'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { openAs } from './staff-helpers.ts'

const bar = (page: Page) => page.getByRole('dialog', { name: 'جست‌وجو و فرمان‌ها' })
const field = (page: Page) => bar(page).getByRole('searchbox')
const options = (page: Page) => bar(page).getByRole('menuitem')
const said = (page: Page) => bar(page).getByRole('status')

/** Opens the bar by its keys and strikes one key after another, as somebody without a mouse does. */
async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+K')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
  await expect(field(page)).toHaveValue(text)
}

test.describe('the command bar', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    // One search is made to fail.
    expectedErrors: [/status of 409/],
  })

  test('leads by the keyboard alone to pages, products and customers, and remembers them', async ({
    page,
    shopFixture,
  }) => {
    test.slow()
    const { productId } = await shopFixture.shelve({})
    const title = `کتری چدنی ${productId}`
    await query("update public.products_locales set title = $2 where _parent_id = $1 and _locale = 'fa'", [
      productId,
      title,
    ])
    const mobile = `0916${String(Date.now()).slice(-7)}`
    await query("insert into public.customers (username, name) values ($1, 'نرگس علی‌پور')", [mobile])
    await openAs(page, 'manager', '/dashboard')

    await ask(page, 'مرجوعي')
    await expect(options(page).first()).toContainText('مرجوعی‌ها')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/returns$/)
    await expect(bar(page)).toHaveCount(0)

    await ask(page, `كتري چدني ${toPersianDigits(String(productId))}`)
    await expect(options(page).filter({ hasText: title })).toBeVisible()
    await expect(said(page)).toHaveText(/نتیجه/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/collections/products/${productId}$`))

    await page.waitForLoadState('networkidle')
    await ask(page, `+۹۸${toPersianDigits(mobile.slice(1))}`)
    await expect(options(page).filter({ hasText: 'نرگس علی‌پور' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/collections\/customers\/\d+$/)

    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Control+K')
    await expect(options(page).first()).toContainText('نرگس علی‌پور')
    await expect(options(page).filter({ hasText: title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
  })

  test('says that nothing was found, and lets a failed search be tried again', async ({ page }) => {
    await openAs(page, 'manager', '/dashboard/status')
    await ask(page, 'ظظظظ')
    await expect(said(page)).toContainText('چیزی پیدا نشد')
    await page.keyboard.press('Escape')
    await page.route('**/cms-api/command-bar/find', (route) =>
      route.fulfill({ status: 409, json: { ok: false } }),
    )
    await ask(page, 'قوری')
    await expect(said(page)).toContainText('انجام نشد')
    await page.unroute('**/cms-api/command-bar/find')
    await expect(options(page).filter({ hasText: 'تلاش دوباره' })).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(said(page)).not.toContainText('انجام نشد')
  })

  test('can be used by everyone, in light and dark', async ({ page }) => {
    await openAs(page, 'owner', '/dashboard/status')
    await ask(page, 'قیمت')
    await expect(options(page).first()).toBeVisible()
    expect(await barriersOn(page, (axe) => axe.include('[role=dialog]'))).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await page.waitForLoadState('networkidle')
    await ask(page, 'قیمت')
    await expect(options(page).first()).toBeVisible()
    expect(await barriersOn(page, (axe) => axe.include('[role=dialog]').withRules(COLOUR_RULES))).toEqual([])
  })

  test('is the search of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, 'editor', '/dashboard')
    await page.getByRole('button', { name: 'جست‌وجو و فرمان‌ها' }).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('خبر')
    await expect(options(page).filter({ hasText: 'خبر تازه' })).toBeVisible()
    await expect(options(page).filter({ hasText: /^سفارش/ })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await options(page).filter({ hasText: 'خبر تازه' }).click()
    await expect(page).toHaveURL(/\/collections\/news\//)
  })
})
