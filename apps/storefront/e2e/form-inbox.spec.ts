import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

type ShopFixture = Parameters<Parameters<typeof test>[2]>[0]['shopFixture']

/** What somebody sent by the seeded form, without its file. */
async function sent({ owner }: ShopFixture, name: string): Promise<{ id: number; formId: number }> {
  const answers = [
    { id: 'a', kind: 'shortText', label: 'نام و نام خانوادگی', value: name },
    { id: 'b', kind: 'mobile', label: 'شمارهٔ موبایل', value: '09123456789' },
    { id: 'c', kind: 'date', label: 'تاریخ تولد', value: '1991-05-05' },
  ]
  const { rows } = await owner.query<{ id: string; formId: number }>(
    `insert into shop.form_submissions (form_id, form_title, key, answers, culture)
     select f.id, 'درخواست همکاری', md5(random()::text), $1::jsonb, 'fa-IR' from public.forms f where f.slug = 'careers'
     returning id, form_id as "formId"`,
    [JSON.stringify(answers)],
  )
  return { id: Number(rows[0]?.id), formId: rows[0]?.formId ?? 0 }
}

test('a manager reads what was sent, takes it up with a note, and a late colleague is told so', async ({
  page,
  shopFixture,
}) => {
  const name = `پریسا ${Date.now()}`
  const { id, formId } = await sent(shopFixture, name)
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/form-inbox')
  await page.getByRole('combobox', { name: 'فرم', exact: true }).selectOption(String(formId))
  await page.getByRole('button', { name: 'نمایش' }).click()
  await page
    .getByRole('navigation', { name: 'وضعیت' })
    .getByRole('link', { name: 'تازه', exact: true })
    .click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('۱۳۷۰/۰۲/۱۵')
  await row.getByRole('link', { name: toPersianDigits(String(id)) }).click()
  await expect(page.getByRole('region', { name: 'پاسخ‌ها' })).toContainText('۰۹۱۲۳۴۵۶۷۸۹')

  const late = await page.context().newPage()
  await late.goto(page.url())
  await page.getByText('در حال بررسی', { exact: true }).click()
  await typeInto(page.getByLabel('یادداشت داخلی'), 'برای مصاحبه دعوت شد')
  await page.getByRole('button', { name: 'ذخیره' }).click()
  await expect(page.getByText('بدون تغییر: در حال بررسی')).toBeVisible()

  await late.getByText('بسته‌شده', { exact: true }).click()
  await typeInto(late.getByLabel('یادداشت داخلی'), 'پاسخی نداد')
  await late.getByRole('button', { name: 'ذخیره' }).click()
  await expect(late.getByText('بدون تغییر: در حال بررسی')).toBeVisible()
  await expect(late.getByRole('alert').filter({ hasText: 'همکار دیگری' })).toBeVisible()
  await expect(late.getByLabel('یادداشت داخلی')).toHaveValue('پاسخی نداد')
  const { rows } = await shopFixture.owner.query(
    'select state, note from shop.form_submissions where id = $1',
    [id],
  )
  expect(rows).toEqual([{ state: 'in-review', note: 'برای مصاحبه دعوت شد' }])
})

test('the answers of a form are saved as a sheet without formulas', async ({ page, shopFixture }) => {
  const name = `=HYPERLINK("x${Date.now()}")`
  const { formId } = await sent(shopFixture, name)
  await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/form-inbox?form=${formId}`)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'خروجی CSV' }).click()
  const sheet = readFileSync(await (await saving).path(), 'utf8')
  expect(sheet).toContain(`'=HYPERLINK`)
  expect(sheet).toContain('09123456789')
})

test('a manager deletes what was sent, after a second press', async ({ page, shopFixture }) => {
  const { id } = await sent(shopFixture, `حذفی ${Date.now()}`)
  await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/form-submission?id=${id}`)
  await page.getByRole('button', { name: 'حذف این پاسخ' }).click()
  await page.getByRole('button', { name: 'بله، حذف شود' }).click()
  await page.waitForURL(/form-inbox$/)
  const { rows } = await shopFixture.owner.query('select id from shop.form_submissions where id = $1', [id])
  expect(rows).toEqual([])
})

/** Adds a short text below the other fields and waits for its form, which the platform draws by an answer of the server. */
async function addShortText(page: Page, label: string): Promise<Locator> {
  const rows = page.locator('[id^="fields-row-"]')
  const before = await rows.count()
  await page.getByRole('button', { name: 'افزودن فیلد' }).last().click()
  await page.getByRole('button', { name: 'متن کوتاه', exact: true }).click()
  await expect(rows).toHaveCount(before + 1)
  const row = rows.nth(before)
  await row.scrollIntoViewIfNeeded()
  await typeInto(row.getByRole('textbox', { name: 'عنوان فیلد' }).first(), label)
  return row
}

test('a manager builds a form of two fields, and a wrong condition is refused in words', async ({
  page,
  shopFixture,
}) => {
  const slug = `f${Date.now()}`
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/collections/forms/create')
  await typeInto(page.getByLabel('عنوان فرم'), `بازدید ${slug}`)
  await typeInto(page.getByLabel('شناسهٔ فرم'), slug)
  const row = await addShortText(page, 'نام')
  await row.getByRole('button', { name: 'تغییر وضعیت بلاک' }).last().click()
  const condition = row.getByLabel('عنوان فیلد دیگر')
  await typeInto(condition, 'شهر')
  await typeInto(row.getByLabel('مقدار آن فیلد'), 'قم')
  await page.getByRole('button', { name: 'ذخیره' }).first().click()
  await expect(page.getByText(/نامعتبر است.*عنوان فیلد دیگر/)).toBeVisible()
  await typeInto(condition, 'شهرستان')
  await expect(row.getByText('فیلدی با این عنوان پیش از این فیلد نیست.')).toBeVisible()

  await typeInto(condition, '')
  await typeInto(row.getByLabel('مقدار آن فیلد'), '')
  await addShortText(page, 'شهر')
  await page.getByRole('button', { name: 'ذخیره' }).first().click()
  await page.waitForURL(/\/collections\/forms\/\d+/)
  await page.goto('/dashboard/collections/forms')
  await page.getByRole('link', { name: `بازدید ${slug}` }).click()
  await expect(page.getByText('نام (متن کوتاه)')).toBeVisible()
  await expect(page.getByText('شهر (متن کوتاه)')).toBeVisible()
})
