import { addComment } from '@rasteh/test-kit/comments'
import { makeShopper } from './customer-helpers.ts'
import { typeIntoEvery } from './every-field.ts'
import { type Form, go, ORDER_FORMS } from './every-field-orders.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

const FORMS: readonly Form[] = [
  ...ORDER_FORMS,
  {
    name: 'the days of a report',
    open: async (page) => {
      await go(page, '/dashboard/reports')
      return page.getByRole('region', { name: 'بازهٔ گزارش' })
    },
    fields: ['از تاریخ', 'تا تاریخ'],
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
    name: 'a parcel whose code is corrected',
    open: async (page, shopFixture) => {
      const { customerId } = await makeShopper()
      const { orderId } = await shopFixture.placeOrder({ customerId, state: 'shipped', isPaid: true })
      const place = await go(page, `/dashboard/order?id=${orderId}`)
      await page.getByRole('button', { name: 'ثبت کد رهگیری' }).click()
      return place
    },
    fields: ['کد رهگیری درست', 'دلیل (اختیاری)', 'یادداشت (فقط همکاران می‌بینند)'],
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
      await go(page, '/dashboard/search-desk')
      return page.getByRole('region', { name: 'واژه‌نامهٔ جست‌وجو' })
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
