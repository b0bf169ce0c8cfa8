import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { OrderSketch } from '@rasteh/test-kit/placed-order'
import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

/** Names that no other receiver in the shop has, so that a search finds this test's orders alone. */
const receiver = () => `گیرندهٔ ${Math.random().toString(36).slice(2).replaceAll(/\d/g, '')}`

/** An order of a buyer of the test's own. */
async function placed(shopFixture: ReturnType<typeof openShopFixture>, sketch: OrderSketch = {}) {
  const { rows } = await shopFixture.owner.query<{ id: number }>(
    `insert into public.customers (username, name) values ($1, 'بابک رستگار') returning id`,
    [`0999${String(Math.random()).slice(2, 9)}`],
  )
  return shopFixture.placeOrder({ customerId: rows[0]?.id ?? 0, state: 'confirmed', isPaid: true, ...sketch })
}

test('a manager finds an order, sends it with a tracking code, and a colleague who is late is told so', async ({
  page,
  shopFixture,
}) => {
  const name = receiver()
  const { number } = await placed(shopFixture, { receiver: name })
  const shown = toPersianDigits(String(number))
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/orders?list=confirmed')
  await typeInto(page.getByRole('searchbox'), name)
  await page.getByRole('button', { name: 'جست‌وجو', exact: true }).click()
  await page.getByRole('link', { name: shown }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shown)

  const late = await page.context().newPage()
  await late.goto(page.url())
  await page.getByRole('button', { name: 'ثبت ارسال' }).click()
  await typeInto(page.getByLabel('شرکت حمل'), 'پست پیشتاز')
  await typeInto(page.getByLabel('کد رهگیری'), '123456')
  await page.getByRole('button', { name: 'بله، ثبت کن' }).click()
  await expect(page.getByText('ثبت شد.', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'تاریخچهٔ سفارش' })).toContainText('سفارش ارسال شد')
  await expect(page.getByRole('button', { name: 'ثبت ارسال' })).toHaveCount(0)

  await late.getByRole('button', { name: 'لغو سفارش' }).click()
  await typeInto(late.getByLabel('دلیل لغو'), 'انصراف')
  await late.getByRole('button', { name: 'بله، ثبت کن' }).click()
  await expect(late.getByRole('alert').filter({ hasText: 'تغییر کرده است' })).toBeVisible()
})

test('money that must go back is listed, and marked when it went', async ({ page, shopFixture }) => {
  const name = receiver()
  const { orderId } = await placed(shopFixture, { receiver: name })
  await shopFixture.owner.query(`select shop.close_order($1, 'cancelled', 'staff 1', null)`, [orderId])
  await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/orders?list=refund-due&q=${encodeURIComponent(name)}`)
  await expect(page.getByText('قابل بازگشت:')).toBeVisible()
  await page.goto(`/dashboard/order?id=${orderId}`)
  await page.getByRole('button', { name: 'ثبت بازگشت وجه' }).click()
  await typeInto(page.getByLabel('وجه چگونه برگشت؟'), 'واریز به کارت')
  await page.getByRole('button', { name: 'بله، ثبت کن' }).click()
  await expect(page.getByRole('region', { name: 'پرداخت‌ها' })).toContainText('وجه برگردانده شد')
})

test('chosen orders are printed many at once, as invoices and as labels', async ({ page, shopFixture }) => {
  const name = receiver()
  for (const _ of [1, 2]) await placed(shopFixture, { receiver: name, payableRial: 12_345_000 })
  await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/orders?q=${encodeURIComponent(name)}`)
  await page.getByLabel('انتخاب همه').check()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'چاپ فاکتورها' }).click()
  const paper = await opened
  await expect(paper.getByRole('article')).toHaveCount(2)
  await expect(paper.getByText('دوازده میلیون و سیصد و چهل و پنج هزار ریال').first()).toBeVisible()
  await paper.goto(paper.url().replace('kind=invoice', 'kind=label'))
  await expect(paper.getByRole('article', { name: /برچسب نشانی/ })).toHaveCount(2)
  await expect(paper.getByRole('img', { name: /بارکد/ })).toHaveCount(2)
  await paper.goto(paper.url().replace('kind=label', 'kind=picking'))
  const byProduct = paper.getByRole('region', { name: 'برداشت به تفکیک کالا' })
  await expect(byProduct.getByRole('row')).toHaveCount(3)
  await expect(paper.getByText('۴ عدد از ۲ کالا برای ۲ سفارش')).toBeVisible()
  await paper.goto(paper.url().replace('kind=picking', 'kind=slip'))
  const slips = paper.getByRole('article', { name: /برگهٔ بسته‌بندی/ })
  await expect(slips).toHaveCount(2)
  await expect(slips.first().getByRole('img', { name: /بارکد/ })).toBeVisible()
  await expect(slips.first()).not.toContainText('۱۲,۳۴۵')
})

test('the start page says what waits and what was sold, to see and to hear', async ({
  page,
  shopFixture,
}) => {
  await placed(shopFixture)
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /سفارش آمادهٔ ارسال/ })).toHaveAttribute(
    'href',
    '/dashboard/orders?list=confirmed',
  )
  const chart = page.getByRole('region', { name: 'فروش سی روز گذشته' })
  await expect(chart.getByRole('row')).toHaveCount(31)
})
