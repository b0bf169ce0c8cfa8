import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  AT_THE_BANK,
  atBank,
  method,
  openCheckout,
  place,
  placeButton,
  rules,
  standing,
} from './checkout-helpers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { productWhere, query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { buy } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

test.use({ expectedErrors: [AT_THE_BANK] })

const PAID = 'تأیید شد؛ در حال آماده‌سازی'
const orderId = (page: Page) => new URL(page.url()).pathname.split('/')[4] ?? ''

test('a company collects at the shop, pays a part with its score, reads the rules and gives its economic code', async ({
  page,
}) => {
  // Worth something only to a customer who has points: no other journey at a checkout has.
  await query('update public.shop_settings set price_of_score_rial = 1000')
  const { customerId } = await openCheckout(page)
  await query(`insert into shop.score_moves (customer_id, delta, reason) values ($1, 500, 'خرید نوروزی')`, [
    customerId,
  ])
  await page.reload()
  // It is marked once the shop has answered.
  await page.getByRole('checkbox', { name: /امتیاز خود استفاده می‌کنم/ }).click()
  await expect(page.getByText('۵۰,۰۰۰ تومان کمتر می‌پردازید.')).toBeVisible()
  await method(page, /پیک راسته/).check()
  await method(page, 'تحویل در فروشگاه').check()
  await expect(page.getByRole('link', { name: 'خواندن قوانین' })).toHaveAttribute('href', '/rules')
  await rules(page).check()
  const code = page.getByLabel(/شمارهٔ اقتصادی شرکت/)
  await typeInto(code, '۱۲۳')
  await placeButton(page).click()
  await expect(page.getByText('شمارهٔ اقتصادی ۱۱، ۱۲ یا ۱۴ رقم است.')).toBeVisible()
  await typeInto(code, '۱۴۰۰۳۴۵۶۷۸۹')
  await placeButton(page).click()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText(PAID)
  await expect(page.getByText('سفارش را در فروشگاه تحویل می‌گیرید')).toBeVisible()
  expect(
    await query('select score_spent, economic_code, method_id from shop.orders where customer_id = $1', [
      customerId,
    ]),
  ).toEqual([{ score_spent: 500, economic_code: '14003456789', method_id: 5 }])
})

test('from card to card with the picture of the receipt, which stands with the order', async ({ page }) => {
  await openCheckout(page)
  await place(page, 'کارت به کارت')
  await page.waitForURL(/\/shop\/order\/view\//)
  const area = { width: 600, height: 800, channels: 3, background: '#f4efe4' } as const
  const buffer = await sharp({ create: area }).jpeg().toBuffer()
  const field = page.getByRole('group', { name: 'تصویر رسید' })
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer })
  await expect(field.getByRole('img')).toBeVisible()
  await typeInto(page.getByLabel('چهار رقم آخر کارت شما'), '۱۲۳۴')
  await page.getByRole('button', { name: 'ثبت رسید' }).click()
  await expect(standing(page)).toHaveText('در انتظار تأیید فروشگاه')
  const [kept] = await query<{ field: string }>(
    `select f.form_field_id = 'receipt-' || o.number as field from shop.orders o
     join shop.private_files f on f.id = (o.receipt->>'fileId')::uuid where o.id = $1 and f.state = 'stored'`,
    [orderId(page)],
  )
  expect(kept).toEqual({ field: true })
})

test('what is downloaded needs no address, and is there once it is paid', async ({ page }) => {
  const product = await productWhere("p.product_type = '3' and v.min_order_count = 1", 1)
  const name = `book-${product.id}.txt`
  const downloads = process.env.RASTEH_E2E_DOWNLOADS ?? ''
  await mkdir(downloads, { recursive: true })
  await writeFile(join(downloads, name), 'همهٔ کتاب')
  await query(
    `with file as (insert into public.downloads (filename, mime_type, filesize) values ($2, 'text/plain', 17) returning id)
     insert into public.products_rels ("order", parent_id, path, downloads_id) select 1, $1, 'files', id from file`,
    [product.id, name],
  )
  await enterAsShopper(page)
  await buy(page, product)
  await page.goto('/checkout')
  await expect(page.getByRole('group', { name: 'روش ارسال' })).toHaveCount(0)
  await method(page, 'پرداخت آنلاین').check()
  await rules(page).check()
  await placeButton(page).click()
  await atBank(page, 'پرداخت').click()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText(PAID, { timeout: 20_000 })
  const link = page.getByRole('region', { name: 'فایل‌های شما' }).getByRole('link', { name })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), await answer.text()]).toEqual([200, 'همهٔ کتاب'])
})

/** Orders of a shopper's own, placed long ago. */
const addOrders = (customerId: number, count: number) =>
  query<{ id: string }>(
    `insert into shop.orders (customer_id, state, method_id, payable_rial, price_rial, placed_at)
     select $1, 'cancelled', 3, 1000000, 1000000, now() - n * interval '1 day' from generate_series(1, $2) n returning id`,
    [customerId, count],
  )

test('the list of orders goes on, page after page', async ({ page }) => {
  const { customerId } = await enterAsShopper(page)
  await addOrders(customerId, 45)
  await page.goto('/profile/orders')
  const orders = page.getByRole('main').getByRole('link', { name: /^سفارش [۰-۹]+$/ })
  const more = page.getByRole('button', { name: 'سفارش‌های قدیمی‌تر' })
  await expect(orders).toHaveCount(20)
  await more.click()
  await expect(orders).toHaveCount(40)
  await more.click()
  await expect(orders).toHaveCount(45)
  await expect(more).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of an order in doubt asks again by itself, and then tells the end', async ({ page }) => {
    const { customerId } = await enterAsShopper(page)
    const [order] = await addOrders(customerId, 1)
    await query(
      `with open as (update shop.orders set state = 'awaiting-payment', hold_expires_at = now() + interval '1 hour' where id = $1)
       insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial, state, next_check_at)
       values ($1, 'zarinpal', 'زرین‌پال', 1000000, 'verifying', now() + interval '1 hour')`,
      [order?.id],
    )
    await page.goto(`/shop/order/view/${order?.id}`)
    await expect(page.getByRole('heading', { name: 'در انتظار پاسخ بانک' })).toBeVisible()
    await query(
      "update shop.payment_attempts set state = 'failed', finished_at = now(), next_check_at = null where order_id = $1",
      [order?.id],
    )
    await expect(page.getByRole('heading', { name: 'در انتظار پرداخت' })).toBeVisible({ timeout: 25_000 })
  })
})
