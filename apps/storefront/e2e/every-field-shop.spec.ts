import type { Locator, Page } from '@playwright/test'
import { addComment } from '@rasteh/test-kit/comments'
import { openCheckout, place } from './checkout-helpers.ts'
import { section } from './comment-helpers.ts'
import { SEEDED_COMMENTS, test } from './comment-settings.ts'
import { enterAsShopper, makeShopper, signInFields } from './customer-helpers.ts'
import { productWhere } from './database.ts'
import { typeIntoEvery } from './every-field.ts'
import { expect } from './fixtures.ts'
import { scrollToHydratedControl } from './hydration.ts'
import { buy } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

const PRODUCT = "p.product_type = '1' and v.min_order_count = 1"
const main = (page: Page) => page.getByRole('main')

type Form = { name: string; open: (page: Page) => Promise<Locator>; fields: readonly string[] }

const own = (path: string) => async (page: Page) => {
  await enterAsShopper(page)
  await page.goto(path)
  return main(page)
}
const open = (path: string) => async (page: Page) => {
  await page.goto(path)
  return main(page)
}

const ADDRESS = ['نام نشانی', 'نام گیرنده', 'موبایل گیرنده', 'کد پستی', 'نشانی']
const PERSON = ['نام', 'نام خانوادگی', 'کد ملی', 'روز تولد', 'سال تولد', 'روز ازدواج', 'سال ازدواج']

const FORMS: readonly Form[] = [
  {
    name: 'the search of the header',
    open: async (page) => {
      await page.goto('/')
      return page.getByRole('banner')
    },
    fields: ['جست‌وجو'],
  },
  { name: 'sign-in', open: open('/login'), fields: ['موبایل یا ایمیل'] },
  {
    name: 'the code of the sign-in',
    open: async (page) => {
      const { mobile } = await makeShopper()
      await page.goto('/login')
      await typeInto(signInFields(page).identity, mobile)
      await page.getByRole('button', { name: 'دریافت کد ورود' }).tap()
      await expect(signInFields(page).code).toBeVisible()
      return main(page)
    },
    fields: ['کد ورود'],
  },
  {
    name: 'the password of the sign-in',
    open: (page) => openPassword(page),
    fields: ['موبایل یا ایمیل', 'رمز عبور'],
  },
  {
    name: 'a forgotten password',
    open: async (page) => {
      await openPassword(page)
      await page.getByRole('button', { name: 'رمز عبورم را فراموش کرده‌ام' }).tap()
      await expect(page.getByLabel('رمز عبور جدید')).toBeVisible()
      return main(page)
    },
    fields: ['کد ورود', 'رمز عبور جدید', 'تکرار رمز عبور'],
  },
  { name: 'registration', open: open('/register'), fields: ['موبایل یا ایمیل'] },
  {
    name: 'the details of a registration',
    open: async (page) => {
      const place = await own('/register')(page)
      await page.getByLabel('متأهل').tap()
      return place
    },
    fields: PERSON,
  },
  {
    name: 'the details of a customer',
    open: async (page) => {
      const place = await own('/profile/details')(page)
      await page.getByLabel('متأهل').tap()
      return place
    },
    fields: PERSON,
  },
  {
    name: 'an address in the profile',
    open: async (page) => {
      const place = await own('/profile/addresses')(page)
      await page.getByRole('button', { name: 'افزودن نشانی' }).tap()
      return place
    },
    fields: ADDRESS,
  },
  {
    name: 'a change of password',
    open: own('/profile/security'),
    fields: ['رمز عبور فعلی', 'رمز عبور جدید', 'تکرار رمز عبور'],
  },
  {
    name: 'a new passkey',
    open: async (page) => {
      await own('/profile/security')(page)
      const part = page.getByRole('region', { name: 'کلیدهای عبور' })
      await part.getByRole('button', { name: 'افزودن کلید عبور' }).tap()
      return part
    },
    fields: ['نام این دستگاه'],
  },
  {
    name: 'the end of an account',
    open: async (page) => {
      const place = await own('/profile/data')(page)
      await page.getByRole('button', { name: 'حذف حساب' }).tap()
      return place
    },
    fields: ['رمز عبور'],
  },
  {
    name: 'feedback',
    open: open('/feedback'),
    fields: ['نام', 'موبایل یا ایمیل', 'موضوع', 'متن پیام', 'کد تصویر'],
  },
  {
    name: 'an application for a job',
    open: open('/careers'),
    fields: [
      ...['نام و نام خانوادگی', 'شمارهٔ موبایل', 'کد ملی', 'تاریخ تولد: روز', 'تاریخ تولد: سال'],
      ...['چند جمله دربارهٔ خودتان (اختیاری)', 'کد تصویر'],
    ],
  },
  {
    name: 'a special order',
    open: open('/special-order'),
    fields: ['نام شما', 'شمارهٔ موبایل', 'چه کالایی می‌خواهید؟', 'کد تصویر'],
  },
  {
    name: 'the filters of a category',
    open: async (page) => {
      await page.goto('/')
      await main(page).locator('a[href^="/category/"]').first().tap()
      await page.waitForURL(/\/category\//)
      await main(page).getByRole('link', { name: 'فیلترها', exact: true }).tap()
      return page.getByRole('complementary', { name: 'فیلترها' })
    },
    fields: ['از قیمت', 'تا قیمت'],
  },
  {
    name: 'the basket',
    open: async (page) => {
      await buy(page, await productWhere(PRODUCT))
      await page.goto('/basket')
      await expect(page.getByRole('textbox', { name: /^تعداد/ })).toBeVisible()
      return main(page)
    },
    fields: ['تعداد «…»'],
  },
  {
    name: 'the checkout of a stranger',
    open: async (page) => {
      await buy(page, await productWhere(PRODUCT))
      await page.goto('/checkout')
      await expect(signInFields(page).identity).toBeVisible()
      return main(page)
    },
    fields: ['موبایل یا ایمیل'],
  },
  {
    name: 'the checkout of somebody without an address',
    open: async (page) => {
      await enterAsShopper(page)
      await buy(page, await productWhere(PRODUCT))
      await page.goto('/checkout')
      await expect(page.getByRole('button', { name: 'ذخیرهٔ نشانی' })).toBeVisible()
      return main(page)
    },
    fields: [...ADDRESS, 'کد تخفیف', 'شمارهٔ اقتصادی شرکت (اختیاری)', 'تعداد «…»'],
  },
  {
    name: 'the receipt of a transfer',
    open: async (page) => {
      await openCheckout(page)
      await place(page, 'کارت به کارت')
      await page.waitForURL(/\/shop\/order\/view\//)
      await expect(page.getByLabel('چهار رقم آخر کارت شما')).toBeVisible()
      return main(page)
    },
    fields: ['زمان واریز', 'چهار رقم آخر کارت شما'],
  },
]

async function openPassword(page: Page): Promise<Locator> {
  const { mobile } = await makeShopper()
  await page.goto('/login')
  await typeInto(signInFields(page).identity, mobile)
  await page.getByRole('button', { name: 'ورود با رمز عبور' }).tap()
  await expect(signInFields(page).password).toBeVisible()
  return main(page)
}

test.describe('on a phone every field takes what is typed, key by key, and keeps the focus', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const { name, open, fields } of FORMS) {
    test(name, async ({ page }) => {
      expect(await typeIntoEvery(await open(page))).toEqual(fields)
    })
  }

  test('a product and its comments, as a guest', async ({ page, setComments }) => {
    await setComments(SEEDED_COMMENTS)
    await page.goto((await productWhere(PRODUCT)).address)
    expect(await typeIntoEvery(main(page))).toEqual([
      'تعداد «…»',
      'دیدگاه شما',
      'نکات مثبت',
      'نکات منفی',
      'کد تصویر',
    ])
  })

  test('the answer to a comment', async ({ page, shopFixture }) => {
    const { address, productId } = await shopFixture.shelve({})
    await addComment(shopFixture.owner, { productId, text: 'سبک و خوش‌دست است.', status: 'published' })
    await enterAsShopper(page)
    await page.goto(address)
    const answer = section(page).getByRole('link', { name: /پاسخ به/ })
    await scrollToHydratedControl(answer)
    await answer.tap()
    const dialog = page.getByRole('dialog', { name: /پاسخ به/ })
    await expect(dialog.getByLabel('پاسخ شما')).toBeVisible()
    expect(await typeIntoEvery(dialog)).toEqual(['پاسخ شما'])
  })
})
