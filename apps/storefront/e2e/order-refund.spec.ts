import type { Page } from '@playwright/test'
import { AT_THE_BANK, atBank, openCheckout, place, standing } from './checkout-helpers.ts'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test.use({ expectedErrors: [AT_THE_BANK] })

const confirm = (page: Page) => page.getByRole('button', { name: 'بله، ثبت کن' }).click()
const payments = (page: Page) => page.getByRole('region', { name: 'پرداخت‌ها' })

/** An order that a shopper paid at the bank. */
async function paidOrder(page: Page): Promise<string> {
  await openCheckout(page)
  await place(page, 'پرداخت آنلاین', 'زرین‌پال')
  await atBank(page, 'پرداخت').click()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText('تأیید شد؛ در حال آماده‌سازی', { timeout: 20_000 })
  return new URL(page.url()).pathname.split('/')[4] ?? ''
}

/** A manager cancels it and has the bank asked for the money. */
async function cancelAndAsk(page: Page, orderId: string): Promise<void> {
  await page.goto(`/dashboard/order?id=${orderId}`)
  await page.getByRole('button', { name: 'لغو سفارش' }).click()
  await typeInto(page.getByLabel('دلیل لغو'), 'کالا آسیب دیده بود')
  await confirm(page)
  await page.getByRole('button', { name: 'بازگشت وجه از طریق بانک' }).click()
  await expect(payments(page)).toContainText('برای زرین‌پال ارسال شود؟')
  await confirm(page)
}

test('a cancelled order’s money goes back by its bank with two presses, and the buyer reads it', async ({
  page,
  browser,
  shopFixture,
}) => {
  const orderId = await paidOrder(page)
  // Staff and customers sign in by the same cookie: the manager has a browser of their own.
  const staffContext = await browser.newContext()
  const manager = await staffContext.newPage()
  await enterAs(manager, shopFixture, 'manager')
  await cancelAndAsk(manager, orderId)
  await expect(payments(manager)).toContainText('وجه برگردانده شد')
  await expect(manager.getByRole('button', { name: /بازگشت وجه/ })).toHaveCount(0)
  await expect(manager.getByRole('region', { name: 'تاریخچهٔ سفارش' })).toContainText('وجه برگردانده شد')
  await staffContext.close()
  await page.reload()
  await expect(page.getByText('مبلغ پرداختی به شما برگردانده شد.')).toBeVisible()
})

test('a bank that refuses is told as it is, and the money is then marked by hand', async ({
  page,
  shopFixture,
}) => {
  const orderId = await paidOrder(page)
  // The bank knows nothing of this payment any more.
  await shopFixture.owner.query(
    `update shop.payment_attempts set authority = 'S' || authority where order_id = $1`,
    [orderId],
  )
  await enterAs(page, shopFixture, 'manager')
  await cancelAndAsk(page, orderId)
  await expect(payments(page)).toContainText('بانک نپذیرفت')
  await expect(page.getByRole('button', { name: 'بازگشت وجه از طریق بانک' })).toHaveCount(0)
  await page.getByRole('button', { name: 'ثبت بازگشت وجه' }).click()
  await typeInto(page.getByLabel('وجه چگونه برگشت؟'), 'واریز به کارت')
  await confirm(page)
  await expect(payments(page)).toContainText('وجه برگردانده شد')
  const [attempt] = await query<{ state: string }>(
    'select state from shop.payment_attempts where order_id = $1',
    [orderId],
  )
  expect(attempt?.state).toBe('refunded')
})
