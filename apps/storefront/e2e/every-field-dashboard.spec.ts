import type { Locator, Page } from '@playwright/test'
import { addComment } from '@rasteh/test-kit/comments'
import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { makeShopper } from './customer-helpers.ts'
import { settle } from './dashboard-screens.ts'
import { typeIntoEvery } from './every-field.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

type ShopFixture = ReturnType<typeof openShopFixture>
type Form = {
  name: string
  open: (page: Page, shopFixture: ShopFixture) => Promise<Locator>
  fields: readonly string[]
}

const main = (page: Page) => page.locator('main, .template-default__wrap').last()

async function go(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await settle(page)
  return main(page)
}

async function openOrder(page: Page, shopFixture: ShopFixture, isCancelled = false): Promise<Locator> {
  const { customerId } = await makeShopper()
  const { orderId } = await shopFixture.placeOrder({ customerId, state: 'confirmed', isPaid: true })
  if (isCancelled)
    await shopFixture.owner.query(`select shop.close_order($1, 'cancelled', 'staff 1', null)`, [orderId])
  return go(page, `/dashboard/order?id=${orderId}`)
}

async function openFilter(page: Page, name: string): Promise<Locator> {
  await go(page, '/dashboard/orders?list=all')
  await page.getByRole('button', { name: 'افزودن فیلتر' }).click()
  const dialog = page.getByRole('dialog', { name: 'افزودن فیلتر' })
  await dialog.getByRole('button', { name, exact: true }).click()
  return dialog
}

const FORMS: readonly Form[] = [
  {
    name: 'the search for orders',
    open: (page) => go(page, '/dashboard/orders'),
    fields: ['شمارهٔ سفارش، موبایل، نام یا کد رهگیری'],
  },
  {
    name: 'the days of a report',
    open: async (page) => {
      await go(page, '/dashboard/reports')
      return page.getByRole('region', { name: 'بازهٔ گزارش' })
    },
    fields: ['از تاریخ', 'تا تاریخ'],
  },
  {
    name: 'many orders that are sent',
    open: (page) => go(page, '/dashboard/shipments'),
    fields: ['سفارش‌ها و کدهای رهگیری', 'شرکت حمل'],
  },
  {
    name: 'the search for customers',
    open: (page) => go(page, '/dashboard/customers'),
    fields: ['موبایل، نام، ایمیل، کد ملی، شمارهٔ سفارش یا کد رهگیری'],
  },
  {
    name: 'a customer whose score is corrected',
    open: async (page) => {
      const { customerId } = await makeShopper()
      const place = await go(page, `/dashboard/customer?id=${customerId}`)
      await page.getByRole('button', { name: 'اصلاح امتیاز' }).click()
      return place
    },
    fields: ['چند امتیاز؟', 'دلیل (مشتری هم آن را می‌بیند)', 'یادداشت تازه'],
  },
  {
    name: 'an order that is sent',
    open: async (page, shopFixture) => {
      const place = await openOrder(page, shopFixture)
      await page.getByRole('button', { name: 'ثبت ارسال' }).click()
      return place
    },
    fields: ['شرکت حمل', 'کد رهگیری', 'یادداشت (فقط همکاران می‌بینند)'],
  },
  {
    name: 'a parcel whose code is corrected',
    open: async (page, shopFixture) => {
      const { customerId } = await makeShopper()
      const { orderId } = await shopFixture.placeOrder({ customerId, state: 'shipped', isPaid: true })
      const place = await go(page, `/dashboard/order?id=${orderId}`)
      await page.getByRole('button', { name: 'ثبت کد رهگیری' }).click()
      return place
    },
    fields: ['کد رهگیری درست', 'دلیل (اختیاری)'],
  },
  {
    name: 'the product of a filter of orders',
    open: (page) => openFilter(page, 'کالا'),
    fields: ['کد (SKU) یا بخشی از نام کالا'],
  },
  {
    name: 'the amounts of a filter of orders',
    open: (page) => openFilter(page, 'مبلغ'),
    fields: ['از مبلغ (تومان)', 'تا مبلغ (تومان)'],
  },
  {
    name: 'the days of a filter of orders',
    open: (page) => openFilter(page, 'تاریخ ثبت'),
    fields: ['از تاریخ', 'تا تاریخ'],
  },
  {
    name: 'a view of the orders that is kept',
    open: async (page) => {
      await go(page, '/dashboard/orders?note=1')
      await page.getByRole('button', { name: 'ذخیرهٔ این نما' }).click()
      return page.getByRole('dialog', { name: 'ذخیرهٔ این نما' })
    },
    fields: ['نام نما'],
  },
  {
    name: 'what was sent by a form',
    open: async (page, { owner }) => {
      const { rows } = await owner.query<{ id: string }>(
        `insert into shop.form_submissions (form_id, form_title, key, answers, culture)
         values (1, 'فرم', md5(random()::text), '[]', 'fa-IR') returning id`,
      )
      return go(page, `/dashboard/form-submission?id=${rows[0]?.id}`)
    },
    fields: ['یادداشت داخلی'],
  },
  {
    name: 'an order that is cancelled',
    open: async (page, shopFixture) => {
      const place = await openOrder(page, shopFixture)
      await page.getByRole('button', { name: 'لغو سفارش' }).click()
      return place
    },
    fields: ['دلیل لغو', 'یادداشت (فقط همکاران می‌بینند)'],
  },
  {
    name: 'money that went back',
    open: async (page, shopFixture) => {
      const place = await openOrder(page, shopFixture, true)
      await page.getByRole('button', { name: 'ثبت بازگشت وجه' }).click()
      return place
    },
    fields: ['وجه چگونه برگشت؟', 'یادداشت (فقط همکاران می‌بینند)'],
  },
  {
    name: 'a change of prices',
    open: async (page) => {
      const place = await go(page, '/dashboard/price-desk')
      await page.getByRole('radio', { name: 'فهرست کدها' }).check()
      return place
    },
    fields: ['کدهای تنوع (SKU) یا شمارهٔ کالاها', 'چند درصد؟'],
  },
  {
    name: 'a change of prices by an amount',
    open: async (page) => {
      const place = await go(page, '/dashboard/price-desk')
      await page.getByRole('radio', { name: 'مبلغ', exact: true }).check()
      return place
    },
    fields: ['چه مبلغی؟'],
  },
  {
    name: 'an option of a product and its values',
    open: async (page, shopFixture) => {
      const { productId } = await shopFixture.shelve({})
      await go(page, `/dashboard/collections/products/${productId}`)
      await page.getByRole('button', { name: '+ سایز' }).click()
      // What is typed renames it.
      return page
        .getByRole('group')
        .filter({ has: page.getByLabel('نمایش در صفحهٔ کالا') })
        .last()
    },
    fields: [
      'نام گزینه',
      'نام انگلیسی (اختیاری)',
      'مقدارهای جدید',
      'نام سارا Sara ۱۲',
      'نام انگلیسی سارا Sara ۱۲',
    ],
  },
  {
    name: 'the search of the lexicon',
    open: async (page) => {
      const place = await go(page, '/dashboard/search-desk')
      return place
    },
    fields: ['جست‌وجو در واژه‌نامه'],
  },
  {
    name: 'a search that found nothing',
    open: async (page, { owner }) => {
      await owner.query("select shop.count_search_miss('fa', $1)", [`ژقژ${Date.now()}`])
      await go(page, '/dashboard/search-desk')
      return page
        .getByRole('row')
        .filter({ has: page.getByRole('textbox') })
        .first()
    },
    fields: ['«…» یعنی'],
  },
  {
    name: 'the stock of a variant and its form',
    open: async (page, shopFixture) => {
      const { variantId } = await shopFixture.shelve({ stock: 5 })
      return go(page, `/dashboard/collections/variants/${variantId}`)
    },
    fields: [
      'کالا',
      'عنوان تنوع',
      'کد تنوع (SKU)',
      'گام سفارش',
      'حداقل سفارش',
      'حداکثر سفارش',
      'وزن (گرم)',
      'تعداد',
      'یادداشت (اختیاری)',
    ],
  },
  {
    name: 'the second factor',
    open: async (page) => {
      await go(page, '/dashboard/account')
      const panel = page.getByRole('region', { name: 'ورود دومرحله‌ای' })
      await panel.getByRole('button', { name: 'فعال‌سازی' }).click()
      await expect(panel.getByRole('textbox')).toBeVisible()
      return panel
    },
    fields: ['کدی که برنامه نشان می‌دهد'],
  },
  {
    name: 'a new passkey',
    open: async (page) => {
      await go(page, '/dashboard/account')
      const panel = page.getByRole('region', { name: 'کلیدهای عبور' })
      await panel.getByRole('button', { name: 'افزودن کلید عبور' }).click()
      return panel
    },
    fields: ['نام این دستگاه'],
  },
  {
    name: 'the answer to a comment',
    open: async (page, shopFixture) => {
      const { productId } = await shopFixture.shelve({})
      const id = await addComment(shopFixture.owner, { productId, text: 'خوب است.', status: 'published' })
      return go(page, `/dashboard/collections/comments/${id}`)
    },
    // Who wrote it, and where, stays as it was written.
    fields: ['متن دیدگاه', 'وضعیت', 'پاسخ فروشگاه'],
  },
  {
    name: 'a discount code: amounts, numbers and dates',
    open: (page) => go(page, '/dashboard/collections/special-codes/create'),
    fields: [
      'کد',
      'نوع تخفیف',
      'درصد تخفیف',
      'سقف تخفیف',
      'شروع اعتبار',
      'پایان اعتبار',
      'حداقل مبلغ سبد',
      'حداکثر دفعات استفاده',
      'حداکثر دفعات برای هر مشتری',
      'بازاریاب',
    ],
  },
  {
    name: 'a new page',
    open: (page) => go(page, '/dashboard/collections/pages/create'),
    fields: ['عنوان', 'نشانی صفحه', 'خلاصه', 'توضیح', 'صفحهٔ بالاتر', 'اگر ترجمه نشده باشد'],
  },
  {
    name: 'a new product',
    open: (page) => go(page, '/dashboard/collections/products/create'),
    fields: [
      'عنوان',
      'نشانی صفحه',
      'دسته‌بندی',
      'برند',
      'معرفی کوتاه',
      'معرفی کامل',
      'گروه کالا',
      'نوع کالا',
      'واحد شمارش',
      'نرخ مالیات (درصد)',
      'محبوبیت',
      'کالاهای همراه',
      'فایل‌های دانلودی',
      'توضیح',
    ],
  },
]

test.describe('in the dashboard every field takes what is typed, key by key, and keeps the focus', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const { name, open, fields } of FORMS) {
    test(name, async ({ page, shopFixture }) => {
      await enterAs(page, shopFixture, 'manager')
      expect(await typeIntoEvery(await open(page, shopFixture))).toEqual(fields)
    })
  }

  test('the sign-in', async ({ page }) => {
    await page.goto('/dashboard/login')
    expect(await typeIntoEvery(page.locator('main'))).toEqual(['ایمیل', 'رمز عبور'])
  })
})
