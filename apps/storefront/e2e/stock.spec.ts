import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: 'موجودی' })
const figure = (page: Page, name: string) =>
  panelOf(page)
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last()

test('a manager writes down what came in, and why', async ({ page, shopFixture }) => {
  const { variantId } = await shopFixture.shelve({ stock: 5 })
  await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/collections/variants/${variantId}`)
  const panel = panelOf(page)
  await typeInto(panel.getByLabel('تعداد'), '۷')
  await panel.getByRole('button', { name: 'ثبت در انبار' }).click()
  await expect(panel.getByText('دلیل را انتخاب کنید.')).toBeVisible()
  await panel.getByLabel('دلیل').selectOption({ label: 'خرید از تأمین‌کننده' })
  await panel.getByRole('button', { name: 'ثبت در انبار' }).click()
  await expect(panel.getByText('ثبت شد.')).toContainText('۱۲')
  await expect(figure(page, 'قابل فروش')).toContainText('۱۲')
  const move = panel.getByRole('row').filter({ hasText: 'خرید از تأمین‌کننده' })
  await expect(move).toContainText('+۷')
  await expect(move).toContainText('سارا رضایی')
})

test('a count is taken against the number shown, and refused when that moved meanwhile', async ({
  page,
  shopFixture,
}) => {
  const { variantId } = await shopFixture.shelve({ stock: 5 })
  await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/collections/variants/${variantId}`)
  const panel = panelOf(page)
  await panel.getByRole('radio', { name: 'شمارش انبار' }).check()
  await shopFixture.setStock(variantId, 4)
  await typeInto(panel.getByLabel('تعداد شمارش‌شده'), '6')
  await panel.getByLabel('تعداد شمارش‌شده').press('Enter')
  await expect(panel.getByText('هنگام شمارش، موجودی تغییر کرد')).toBeVisible()
  await expect(figure(page, 'در انبار')).toContainText('۴')
  await panel.getByRole('button', { name: 'ثبت در انبار' }).click()
  await expect(panel.getByText('ثبت شد.')).toContainText('۶')
})

test('saving the variant’s form moves no stock that was sold meanwhile', async ({ page, shopFixture }) => {
  const { variantId } = await shopFixture.shelve({ stock: 5 })
  await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/collections/variants/${variantId}`)
  await expect(panelOf(page)).toBeVisible()
  await shopFixture.setStock(variantId, 2)
  await typeInto(page.locator('#field-weightGrams'), '250')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.getByRole('button', { name: 'ذخیره' }).first().click()
  await saved
  const { rows } = await shopFixture.owner.query(
    'select sum(on_hand)::int as left from shop.stock_buckets where variant_id = $1',
    [variantId],
  )
  expect(rows).toEqual([{ left: 2 }])
})

test('the list of variants shows what can be sold', async ({ page, shopFixture }) => {
  const { variantId } = await shopFixture.shelve({ stock: 4321 })
  await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/collections/variants?where[id][equals]=${variantId}`)
  await expect(page.getByRole('columnheader', { name: 'موجودی قابل فروش' })).toBeVisible()
  await expect(page.locator('.cell-stock')).toHaveText('۴,۳۲۱')
})
