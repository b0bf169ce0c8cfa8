import type { Page } from '@playwright/test'
import { placeFirm } from './checkout-helpers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'

/** What paper would show: nothing of the site around the page. */
async function expectPaperOnly(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('main')).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  const beside = await page.evaluate(() =>
    [...document.body.children]
      .filter((part) => part.tagName !== 'MAIN' && part.checkVisibility())
      .map((part) => part.tagName),
  )
  expect(beside).toEqual([])
  const ink = await page
    .locator('h1')
    .first()
    .evaluate((title) => getComputedStyle(title).color)
  const [red = 255] = ink.match(/\d+/g)?.map(Number) ?? []
  expect(red).toBeLessThan(100)
  await page.emulateMedia({ media: null, colorScheme: null })
}

test('an order and the profile are printed without the site around them', async ({ page }) => {
  await placeFirm(page)
  await expectPaperOnly(page)
  for (const path of ['/profile/orders', '/profile/score']) {
    await page.goto(path)
    await expectPaperOnly(page)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a customer opens the invoice of an order and prints it', async ({ page }) => {
    const orderId = await placeFirm(page)
    await page.getByRole('link', { name: 'مشاهدهٔ فاکتور' }).tap()
    await page.waitForURL(/\/shop\/order\/invoice\//)
    const sheet = page.getByRole('article', { name: /صورت‌حساب فروش/ })
    await expect(sheet).toContainText('خریدار')
    await expect(sheet).toContainText('مریم احمدی')
    await expect(sheet.getByRole('row')).toHaveCount(5)
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await wider()).toBe(0)
    await page.evaluate(() =>
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', '1') }),
    )
    await page.getByRole('button', { name: 'چاپ یا ذخیرهٔ PDF' }).tap()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
    await expectPaperOnly(page)

    // What is not firm is no sale, and has none.
    await query(`update shop.orders set state = 'cancelled' where id = $1`, [orderId])
    expect((await page.goto(`/shop/order/invoice/${orderId}`))?.status()).toBe(404)
  })
})

test('nobody else finds the invoice: another customer, a guest, a guessed number', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  const orderId = await placeFirm(page)
  const [order] = await query<{ number: string }>('select number::text from shop.orders where id = $1', [
    orderId,
  ])
  const names = [orderId, order?.number ?? '']
  for (const isCustomer of [true, false]) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    await watch(context)
    const stranger = await context.newPage()
    if (isCustomer) await enterAsShopper(stranger)
    for (const name of [...names, `${names[1]}%27--`]) {
      const answer = await context.request.get(`/shop/order/invoice/${name}`)
      const text = await answer.text()
      expect(text).not.toContain('مریم احمدی')
      expect(text).not.toContain('صورت‌حساب فروش')
      if (isCustomer) expect(answer.status()).toBe(404)
    }
    await context.close()
  }
})
