import { readFileSync } from 'node:fs'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs, originHeader } from './staff-helpers.ts'
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
  await page.locator('select[name=form]').selectOption(String(formId))
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
  await late.getByRole('button', { name: 'ذخیره' }).click()
  await expect(late.getByRole('alert').filter({ hasText: 'همکار دیگری' })).toBeVisible()
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

test('a manager builds a form of two fields, and a wrong condition is refused in words', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/collections/forms')
  const slug = `f${Date.now()}`
  const field = (more: object) => ({ blockType: 'shortText', required: true, ...more })
  const post = (fields: object[]) =>
    page.request.post('/cms-api/forms?locale=fa', {
      headers: originHeader(page),
      data: { title: 'بازدید', slug, hasCaptcha: true, fields },
    })
  const wrong = await post([field({ label: 'نام', showWhenField: 'شهر', showWhenValue: 'قم' })])
  expect(wrong.status()).toBe(400)
  expect(await wrong.text()).toContain('فیلدی با این عنوان پیش از این فیلد نیست')
  expect((await post([field({ label: 'نام' }), field({ label: 'شهر' })])).status()).toBe(201)
  await page.reload()
  await page.getByRole('link', { name: 'بازدید' }).first().click()
  await expect(page.getByText('شهر (متن کوتاه)')).toBeVisible()
})
