import { readFile } from 'node:fs/promises'
import { enterAsShopper, makeShopper } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const personOf = async (id: number) =>
  (await query('select name, username, hash from public.customers where id = $1', [id]))[0]

test('a customer takes their data along and then leaves for good', async ({ page }) => {
  const shopper = await enterAsShopper(page, await makeShopper({ name: 'گلنار رفتنی' }))
  await page.goto('/profile/data')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'دریافت اطلاعات من' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('گلنار رفتنی')
  await page.getByRole('button', { name: 'حذف حساب' }).click()
  const form = page.getByRole('form', { name: 'حذف حساب من' })
  await typeInto(form.getByLabel('رمز عبور'), 'نادرست')
  await form.getByRole('button', { name: 'حذف برای همیشه' }).click()
  await expect(form.getByRole('alert')).toContainText('رمز یا کد درست نیست.')
  expect(await personOf(shopper.customerId)).toMatchObject({ name: 'گلنار رفتنی' })
  await typeInto(form.getByLabel('رمز عبور'), shopper.password)
  await form.getByRole('button', { name: 'حذف برای همیشه' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await personOf(shopper.customerId)).toEqual({ name: null, username: null, hash: null })
  expect((await page.request.get('/api/shop/me').then((answer) => answer.json())).UserId).toBeNull()
})

test('in English the account is deleted in English words', async ({ page }) => {
  await enterAsShopper(page)
  await page.goto('/profile/data?language=en-US')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('form', { name: 'Delete my account' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('form', { name: 'Delete my account' })).toHaveCount(0)
})

test('the owner erases somebody who asked in writing', async ({ page, shopFixture }) => {
  const { customerId } = await makeShopper({ name: 'نوشته به مالک' })
  await enterAs(page, shopFixture, 'owner')
  await page.goto(`/dashboard/collections/customers/${customerId}`)
  await page.getByRole('button', { name: 'پاک کردن اطلاعات' }).click()
  await page.getByRole('button', { name: 'بله، برای همیشه پاک شود' }).click()
  await expect(page.getByText('اطلاعات این مشتری پاک شد.')).toBeVisible()
  expect(await personOf(customerId)).toEqual({ name: null, username: null, hash: null })
})
