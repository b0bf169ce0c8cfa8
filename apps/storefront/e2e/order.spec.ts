import type { Page } from '@playwright/test'
import { AT_THE_BANK, atBank, openCheckout, place, standing } from './checkout-helpers.ts'
import { enterAsShopper, makeShopper } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { typeInto } from './typing.ts'

test.use({ expectedErrors: [AT_THE_BANK] })

const PAID = 'تأیید شد؛ در حال آماده‌سازی'
const orderId = (page: Page) => new URL(page.url()).pathname.split('/')[4] ?? ''
const row = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd')

for (const [bank, name] of [
  ['زرین‌پال', 'Zarinpal'],
  ['بانک سامان (سپ)', 'SEP'],
  ['به‌پرداخت ملت', 'Mellat'],
] as const) {
  test(`an order is cancelled at ${name}, then paid there, and its page tells the truth at each step [S1.12, S1.13]`, async ({
    page,
  }) => {
    await openCheckout(page)
    await place(page, 'پرداخت آنلاین', bank)
    await atBank(page, 'انصراف و بازگشت به فروشگاه').click()
    await page.waitForURL(/\/shop\/order\/view\//)
    await expect(standing(page)).toHaveText('در انتظار پرداخت')
    await expect(page.getByRole('timer', { name: 'زمان باقی‌مانده برای پرداخت' })).toBeVisible()
    await page.getByRole('radio', { name: bank }).check()
    await page.getByRole('button', { name: 'پرداخت سفارش' }).click()
    await atBank(page, 'پرداخت').click()
    await page.waitForURL(/\/shop\/order\/view\//)
    await expect(standing(page)).toHaveText(PAID, { timeout: 20_000 })
    await expect(row(page, 'شمارهٔ پیگیری بانک')).not.toBeEmpty()
    await expect(row(page, 'درگاه')).toHaveText(bank)
    const captured = await query(
      "select from shop.payment_attempts where order_id = $1 and state = 'verified'",
      [orderId(page)],
    )
    expect(captured).toHaveLength(1)
  })
}

test('whoever pays and comes back twice has paid once; whoever pays and never comes back has paid, too', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { customerId } = await openCheckout(page)
  await place(page, 'پرداخت آنلاین', 'زرین‌پال')
  await atBank(page, 'پرداخت و دو بار برگشتن').click()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText(PAID, { timeout: 20_000 })
  const [first] = await query<{ captures: number }>(
    `select count(*)::int as captures from shop.payment_attempts a join shop.orders o on o.id = a.order_id
     where o.customer_id = $1 and a.state = 'verified'`,
    [customerId],
  )
  expect(first?.captures).toBe(1)

  const { customerId: other } = await openCheckout(page)
  await place(page, 'پرداخت آنلاین', 'زرین‌پال')
  await atBank(page, 'پرداخت و هرگز برنگشتن').click()
  const state = async () =>
    (await query<{ state: string }>('select state from shop.orders where customer_id = $1', [other]))[0]
      ?.state
  await expect.poll(state, { timeout: 120_000, intervals: [2000] }).toBe('confirmed')
})

test('in doubt the page says that the bank is awaited, asks by itself and then tells the end', async ({
  page,
}) => {
  await openCheckout(page)
  await place(page, 'پرداخت آنلاین', 'زرین‌پال')
  await atBank(page, 'انصراف و بازگشت به فروشگاه').click()
  await page.waitForURL(/\/shop\/order\/view\//)
  const id = orderId(page)
  await query(
    `update shop.payment_attempts set state = 'verifying', finished_at = null, next_check_at = now() + interval '1 hour'
     where order_id = $1`,
    [id],
  )
  await page.reload()
  await expect(standing(page)).toHaveText('در انتظار پاسخ بانک')
  await expect(page.getByText('دوباره پرداخت نکنید')).toBeVisible()
  await expect(page.getByRole('button', { name: 'پرداخت سفارش' })).toBeHidden()
  await query(
    "update shop.payment_attempts set state = 'failed', finished_at = now(), next_check_at = null where order_id = $1",
    [id],
  )
  await expect(standing(page)).toHaveText('در انتظار پرداخت', { timeout: 20_000 })
  await expect(page.getByText('پرداخت قبلی ناموفق بود')).toBeVisible()

  await page.getByRole('button', { name: 'لغو سفارش' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'تأیید' }).click()
  await expect(standing(page)).toHaveText('لغو شد')
})

test('from card to card: the shop’s card, a receipt, and then the shop’s turn', async ({ page }) => {
  await openCheckout(page)
  await place(page, 'کارت به کارت')
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(page.getByText('۹۹۹۹ ۹۹۱۰ ۰۰۰۰ ۰۰۰۴')).toBeVisible()
  await typeInto(page.getByLabel('چهار رقم آخر کارت شما'), '۱۲')
  await page.getByRole('button', { name: 'ثبت رسید' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'چهار رقم آخر' })).toBeVisible()
  await typeInto(page.getByLabel('چهار رقم آخر کارت شما'), '۱۲۳۴')
  await page.getByRole('button', { name: 'ثبت رسید' }).click()
  await expect(standing(page)).toHaveText('در انتظار تأیید فروشگاه')
})

test('the shop’s own plan: the down payment at the bank, the dues on the page [S1.14]', async ({ page }) => {
  await openCheckout(page)
  await place(page, 'اقساط فروشگاه', 'شش‌ماهه')
  await atBank(page, 'پرداخت').click()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText('در انتظار تأیید فروشگاه', { timeout: 20_000 })
  await expect(page.getByRole('table', { name: 'اقساط' }).getByRole('row')).toHaveCount(7)
})

test('an order is its owner’s alone, and stands in their list', async ({ page, browser, watch }) => {
  await openCheckout(page)
  await place(page, 'پرداخت هنگام تحویل')
  await page.waitForURL(/\/shop\/order\/view\//)
  const address = new URL(page.url()).pathname
  await page.goto('/profile/orders')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^سفارش [۰-۹]+$/ })
    .click()
  await expect(standing(page)).toHaveText(PAID)

  const context = await browser.newContext()
  await watch(context)
  const other = await context.newPage()
  expect((await other.goto(address))?.status()).toBe(200)
  await expect(other.getByRole('heading', { name: 'برای مشاهدهٔ سفارش وارد شوید' })).toBeVisible()
  await enterAsShopper(other, await makeShopper())
  expect((await other.goto(address))?.status()).toBe(404)
  await context.close()
})
