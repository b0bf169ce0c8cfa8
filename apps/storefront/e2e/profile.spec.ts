import type { Page } from '@playwright/test'
import { enterAsShopper } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { typeInto } from './typing.ts'

const save = (page: Page) => page.getByRole('button', { name: 'ذخیرهٔ مشخصات' })
const marriageParts = (page: Page) =>
  [page.getByLabel('روز ازدواج'), page.getByLabel('ماه ازدواج'), page.getByLabel('سال ازدواج')] as const

async function fillPerson(page: Page): Promise<void> {
  await typeInto(page.getByLabel('نام', { exact: true }), 'سارا')
  await typeInto(page.getByLabel('نام خانوادگی'), 'رضایی')
  await typeInto(page.getByLabel('کد ملی'), '۰۰۸۴۵۷۵۹۴۸')
  await typeInto(page.getByLabel('روز تولد'), '۱۵')
  await page.getByLabel('ماه تولد').selectOption('اردیبهشت')
  await typeInto(page.getByLabel('سال تولد'), '١٣٧٠')
}

test('a single customer is not asked for a marriage, a married one for its day, month and year [S2.56 S2.57 S2.58]', async ({
  page,
}) => {
  const { customerId } = await enterAsShopper(page)
  await page.goto('/profile/details')
  await fillPerson(page)
  await page.getByLabel('مجرد').check()
  for (const part of marriageParts(page)) await expect(part).toHaveCount(0)
  await page.getByLabel('متأهل').check()
  const [day, month, year] = marriageParts(page)
  for (const part of marriageParts(page)) await expect(part).toBeVisible()
  await save(page).click()
  await expect(page.getByText('پر کردن این فیلد الزامی است.')).toBeVisible()
  await expect(day).toBeFocused()
  await typeInto(day, '۳۱')
  await month.selectOption('مهر')
  await typeInto(year, '۱۴۰۰')
  await save(page).click()
  await expect(page.getByText('تاریخ معتبر نیست.')).toBeVisible()
  await typeInto(day, '۳۰')
  await save(page).click()
  await expect(page.getByText('مشخصات شما ذخیره شد.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('کد ملی')).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
  await expect(page.getByLabel('ماه ازدواج')).toHaveValue('7')
  await page.getByLabel('مجرد').check()
  await save(page).click()
  await expect(page.getByText('مشخصات شما ذخیره شد.')).toBeVisible()
  const [kept] = await query(
    `select national_code as code, to_char(birth_date, 'YYYY-MM-DD') as birth, marital_status as status, marriage_date as marriage
     from shop.profiles where customer_id = $1`,
    [customerId],
  )
  expect(kept).toEqual({ code: '0084575948', birth: '1991-05-05', status: 0, marriage: null })
})

test('details that were saved elsewhere meanwhile are shown, not saved over', async ({ page, context }) => {
  await enterAsShopper(page)
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto('/profile/details')
    await fillPerson(one)
    await one.getByLabel('مجرد').check()
  }
  await save(page).click()
  await expect(page.getByText('مشخصات شما ذخیره شد.')).toBeVisible()
  await typeInto(other.getByLabel('نام', { exact: true }), 'دیگری')
  await save(other).click()
  await expect(other.getByText(/از دستگاه دیگری تغییر کرده است/)).toBeVisible()
  await expect(other.getByLabel('نام', { exact: true })).toHaveValue('سارا')
})

test('an address is kept, made the main one, changed and deleted', async ({ page }) => {
  await enterAsShopper(page)
  await page.goto('/profile/addresses')
  await page.getByRole('button', { name: 'افزودن نشانی' }).click()
  await typeInto(page.getByLabel('نام نشانی'), 'خانه')
  await typeInto(page.getByLabel('نام گیرنده'), 'سارا رضایی')
  await typeInto(page.getByLabel('موبایل گیرنده'), '۰۹۱۲۳۴۵۶۷۸۹')
  await typeInto(page.getByLabel('کد پستی'), '۱۱۱۱۱۱۱۱۱۱')
  await page.getByLabel('استان').selectOption('تهران')
  await page.getByLabel('شهر').selectOption('ری')
  await typeInto(page.getByRole('textbox', { name: 'نشانی', exact: true }), 'خیابان فدائیان، پلاک ۱۲')
  await page.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click()
  await expect(page.getByText('کد پستی معتبر نیست؛ باید ده رقم باشد.')).toBeVisible()
  await typeInto(page.getByLabel('کد پستی'), '۱۸۳۴۵۶۷۸۹۱')
  await page.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click()
  const card = page.getByRole('article').filter({ hasText: 'خانه' })
  await expect(card).toContainText('کد پستی ۱۸۳۴۵۶۷۸۹۱')
  await expect(card.getByText('نشانی اصلی')).toBeVisible()
  const change = card.getByRole('button', { name: 'ویرایش نشانی «خانه»' })
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('شهر')).toHaveValue(/\d+/)
  await typeInto(page.getByLabel('نام نشانی'), 'خانهٔ پدری')
  await page.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click()
  await expect(page.getByRole('button', { name: 'ویرایش نشانی «خانهٔ پدری»' })).toBeFocused()
  await page.getByRole('button', { name: 'حذف نشانی «خانهٔ پدری»' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'تأیید' }).click()
  await expect(page.getByText('هنوز نشانی ثبت نکرده‌اید')).toBeVisible()
  await expect(page.getByRole('button', { name: 'افزودن نشانی' })).toBeFocused()
})

test('whoever is not signed in is led to signing in, and the pages are never kept', async ({ page }) => {
  const answer = await page.goto('/profile/score')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
  const signInLink = page.getByRole('main').getByRole('link', { name: 'ورود', exact: true })
  await expect(signInLink).toHaveAttribute('href', '/login?next=%2Fprofile%2Fscore')
})
