import type { Page } from '@playwright/test'
import { AT_THE_BANK, atBank, openCheckout, place, standing } from './checkout-helpers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedErrors: [AT_THE_BANK] })

const PAID = 'تأیید شد؛ در حال آماده‌سازی'
const row = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd')

/** Banks that a fresh shop does not begin with; an owner adds them in the dashboard. */
const ADDED = [
  ['zibal', 'زیبال'],
  ['vandar', 'وندار'],
  ['parsian', 'تجارت الکترونیک پارسیان'],
] as const

test.beforeAll(async () => {
  // Added last in their list, and once, by the first worker that comes here: other journeys choose their bank by name.
  for (const [place, [gateway, title]] of ADDED.entries()) {
    const id = 9001 + place
    await query(
      `insert into public.banks (id, gateway, position) values ($1::int, $2::text::public.enum_banks_gateway, $1::int) on conflict do nothing`,
      [id, gateway],
    )
    await query(
      `insert into public.banks_locales (title, _locale, _parent_id) values ($2::text, 'fa', $1::int), ($2::text, 'en', $1::int) on conflict do nothing`,
      [id, title],
    )
  }
})

for (const [methodName, bank, name] of [
  ['پرداخت آنلاین', 'زیبال', 'Zibal'],
  ['پرداخت آنلاین', 'وندار', 'Vandar'],
  ['پرداخت آنلاین', 'تجارت الکترونیک پارسیان', 'Parsian'],
  ['خرید اعتباری', 'اسنپ‌پی', 'SnappPay'],
  ['خرید اعتباری', 'دیجی‌پی', 'Digipay'],
] as const) {
  test(`an order is paid at ${name}: from the checkout over the bank’s page to the page of the order`, async ({
    page,
  }) => {
    const { customerId } = await openCheckout(page)
    await place(page, methodName, bank)
    await atBank(page, 'پرداخت').click()
    await page.waitForURL(/\/shop\/order\/view\//)
    await expect(standing(page)).toHaveText(PAID, { timeout: 20_000 })
    await expect(row(page, 'درگاه')).toHaveText(bank)
    await expect(row(page, 'شمارهٔ پیگیری بانک')).not.toBeEmpty()
    const captured = await query(
      `select from shop.payment_attempts a join shop.orders o on o.id = a.order_id
       where o.customer_id = $1 and a.state = 'verified' and o.state = 'confirmed'`,
      [customerId],
    )
    expect(captured).toHaveLength(1)
  })
}
