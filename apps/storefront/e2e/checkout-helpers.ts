import type { Locator, Page } from '@playwright/test'
import { enterAsShopper, type Shopper } from './customer-helpers.ts'
import { productWhere, query } from './database.ts'
import { expect } from './fixtures.ts'
import { buy } from './shop-fixture.ts'

/** The banks of the simulator stand at another origin, as true banks do. */
export const AT_THE_BANK = /^asked another origin: http:\/\/127\.0\.0\.1:\d+\//

/** Enough for every way to pay, and little enough for each. */
export const SENT = `p.product_type = '1' and v.min_order_count = 1 and exists (
  select from public.prices pr where pr.variant_id = v.id and pr.unit_price_rial between 3000000 and 15000000)`

/** Gives a shopper an address in Tehran. */
export async function giveAddress({ customerId, mobile }: Shopper): Promise<void> {
  await query(
    `insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address, is_default)
     select $1, 'خانه', 'مریم احمدی', $2, c.id, '1193653471', 'خیابان انقلاب، پلاک ۱۲', true
     from public.cities c where c.province = '8' order by c.id limit 1`,
    [customerId, mobile],
  )
}

/** Opens the checkout as a shopper of the test's own, with one product in the basket. */
export async function openCheckout(page: Page): Promise<Shopper> {
  const shopper = await enterAsShopper(page)
  await giveAddress(shopper)
  await buy(page, await productWhere(SENT))
  await page.goto('/checkout')
  await expect(placeButton(page)).toBeVisible()
  return shopper
}

/** It says what follows: a bank's page, or nothing more. */
export const placeButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(ثبت و پرداخت|ثبت سفارش|Place order( and pay)?)$/ })
export const method = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name })
export const hidden = (page: Page, name: string) => page.locator(`input[type="hidden"][name="${name}"]`)
export const rules = (page: Page) => page.getByRole('checkbox', { name: /قوانین و مقررات/ })

/** Chooses a payment method, accepts the rules and places the order. */
export async function place(page: Page, methodName: string, bank?: string): Promise<void> {
  await method(page, /پیک راسته/).check()
  await method(page, methodName).check()
  if (bank) await method(page, bank).check()
  await rules(page).check()
  await placeButton(page).click()
}

/** The heading by which the order's page says what state the order is in. */
export const standing = (page: Page) => page.getByRole('status').getByRole('heading')

/** The button of the simulator's bank page. */
export const atBank = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** An order that is firm at once, and its address. */
export async function placeFirm(page: Page): Promise<string> {
  await openCheckout(page)
  await method(page, /پیک راسته/).check()
  await method(page, 'پرداخت هنگام تحویل').check()
  await rules(page).check()
  await placeButton(page).click()
  await page.waitForURL(/\/shop\/order\/view\//)
  return new URL(page.url()).pathname.split('/')[4] ?? ''
}
