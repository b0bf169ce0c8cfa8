import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { readCode } from './customer-helpers.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

type ShopFixture = ReturnType<typeof openShopFixture>

/** A customer with a paid order, an address and something left in the basket. */
async function regular({ owner, placeOrder }: ShopFixture, mobile: string): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into public.customers (username, name, email) values ($1::text, 'مهتاب كریمی', $1::text || '@rasteh.test') returning id`,
    [mobile],
  )
  const customerId = rows[0]?.id ?? 0
  await placeOrder({ customerId, state: 'delivered', isPaid: true, payableRial: 24_500_000 })
  await placeOrder({ customerId, state: 'confirmed', isPaid: true, payableRial: 5_500_000 })
  await owner.query(
    `insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address, is_default)
     select $1::int, 'خانه', 'مهتاب کریمی', $2::text, min(id), '1193653471', 'خیابان انقلاب، کوچهٔ یاس، پلاک ۱۲', true from public.cities`,
    [customerId, mobile],
  )
  await owner.query(
    `with made as (insert into shop.baskets (handle, secret_hash, customer_id)
       values ('care-' || $1::text, sha256(random()::text::bytea), $1::text::int) returning id)
     insert into shop.basket_lines (basket_id, id, product_id, variant_id, quantity, seen_unit_price_rial)
     select made.id, shop.uuid_v7(), v.product_id, v.id, 2, 1500000 from made, (select * from public.variants order by id limit 1) v`,
    [customerId],
  )
  return customerId
}

const VISITS = [
  { width: 1440, mobile: '09129990000', typed: '۰۹۱۲ ۹۹۹ ۰۰۰۰' },
  { width: 390, mobile: '09129990390', typed: '+۹۸ ۹۱۲ ۹۹۹ ۰۳۹۰' },
]

for (const { width, mobile, typed } of VISITS)
  test(`a customer is found by the mobile as people say it, and the score is corrected, at ${width} px`, async ({
    page,
    shopFixture,
  }, testInfo) => {
    await page.setViewportSize({ width, height: 900 })
    const customerId = await regular(shopFixture, mobile)
    await enterAs(page, shopFixture, 'manager')
    await page.goto('/dashboard/customers')
    await typeInto(page.getByRole('searchbox'), typed)
    await page.getByRole('button', { name: 'جست‌وجو', exact: true }).click()
    await page.screenshot({ path: testInfo.outputPath('search.png'), fullPage: true })
    await page.getByRole('link', { name: 'مهتاب كریمی' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('مهتاب كریمی')
    const figures = page.getByRole('region', { name: 'خلاصهٔ خرید' })
    await expect(figures).toContainText('۳,۰۰۰,۰۰۰ تومان')
    await expect(figures).toContainText('۱,۵۰۰,۰۰۰ تومان')
    await expect(page.getByRole('region', { name: 'سبد رهاشده' })).toContainText('۳۰۰,۰۰۰ تومان')

    const score = page.getByRole('region', { name: 'امتیاز', exact: true })
    await score.getByRole('button', { name: 'اصلاح امتیاز' }).click()
    await typeInto(score.getByLabel('چند امتیاز؟'), '۱۵۰')
    await typeInto(score.getByLabel('دلیل (مشتری هم آن را می‌بیند)'), 'جبران دیر رسیدن بسته')
    await score.getByRole('button', { name: 'ثبت اصلاح' }).click()
    await expect(score).toContainText('امتیاز فعلی: ۱۵۰')
    await expect(score.getByRole('listitem')).toContainText('جبران دیر رسیدن بسته')

    await score.getByRole('button', { name: 'اصلاح امتیاز' }).click()
    await score.getByText('کم کردن').click()
    await typeInto(score.getByLabel('چند امتیاز؟'), '۱۵۱')
    await typeInto(score.getByLabel('دلیل (مشتری هم آن را می‌بیند)'), 'اشتباه')
    await score.getByRole('button', { name: 'ثبت اصلاح' }).click()
    await expect(score.getByRole('alert')).toHaveText('امتیاز مشتری کمتر از این است و نمی‌تواند منفی شود.')

    const notes = page.getByRole('region', { name: 'یادداشت‌های همکاران' })
    await typeInto(notes.getByRole('textbox', { name: 'یادداشت تازه' }), 'پس از ساعت ۱۷ زنگ بزنید')
    await notes.getByRole('button', { name: 'ثبت یادداشت' }).click()
    await expect(notes.getByRole('listitem')).toContainText('سارا رضایی')

    const help = page.getByRole('region', { name: 'کمک به ورود' })
    await help.getByRole('button', { name: 'فرستادن کد ورود' }).click()
    await expect(help.getByRole('status')).toHaveText('کد ورود برای مشتری فرستاده شد.')
    const code = await readCode(mobile)
    expect(await page.content()).not.toContain(code)
    const width1 = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width1).toBeLessThanOrEqual(width)
    await page.screenshot({ path: testInfo.outputPath('customer.png'), fullPage: true })
    await page.goto(`/dashboard/collections/customers/${customerId}`)
    await page.getByRole('link', { name: 'صفحهٔ مشتری' }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/customer\\?id=${customerId}$`))
  })
