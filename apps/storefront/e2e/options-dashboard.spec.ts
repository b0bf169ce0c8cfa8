import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs, published } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test('a manager gives a product two options of three values and makes its nine combinations in one press', async ({
  page,
  shopFixture,
}) => {
  const { productId, variantId } = await shopFixture.shelve({ title: 'پیراهن کتان', priceRial: 4_500_000 })
  await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/collections/products/${productId}`)
  let interactions = 0
  const press = async (button: Locator) => {
    interactions += 1
    await button.click()
  }
  const type = async (field: Locator, text: string, shown = text) => {
    interactions += 1
    await typeInto(field, text, shown)
  }
  await press(page.getByRole('button', { name: '+ رنگ' }))
  const colour = page.getByRole('group', { name: 'رنگ' })
  await type(colour.getByLabel('مقدارهای تازهٔ رنگ'), 'مشکی، قرمز، آبی')
  await press(page.getByRole('button', { name: '+ سایز' }))
  await expect(colour.getByLabel('رنگ قرمز', { exact: true })).toHaveValue('#c3202a')
  const size = page.getByRole('group', { name: 'سایز' })
  await type(size.getByLabel('مقدارهای تازهٔ سایز'), 'S، M، L')
  await size.getByLabel('مقدارهای تازهٔ سایز').press('Enter')
  await expect(size.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('اول تغییرها را ذخیره کنید.')).toBeVisible()
  interactions += 1
  await published(page)
  await press(page.getByRole('button', { name: 'ساخت ترکیب‌های نبوده' }))
  const rows = page.getByRole('table', { name: 'ترکیب‌های نبوده' }).getByRole('row')
  await expect(rows).toHaveCount(10)
  await expect(page.getByLabel('قیمت همه (ریال)')).toHaveValue('۴,۵۰۰,۰۰۰')
  await press(page.getByRole('button', { name: 'ساخت ۹ تنوع' }))
  await expect(page.getByText('۹ تنوع ساخته شد.')).toBeVisible()
  test.info().annotations.push({ type: 'interactions', description: String(interactions) })
  expect(interactions).toBeLessThanOrEqual(8)
  const { rows: made } = await shopFixture.owner.query(
    'select id, choice from public.variants where product_id = $1 and choice is not null order by id',
    [productId],
  )
  expect(made).toHaveLength(9)

  // What a variant has is not lost by leaving it out: the form says which code has it.
  await colour.getByRole('button', { name: 'برداشتن قرمز' }).click()
  await page.getByRole('button', { name: 'انتشار تغییرات' }).first().click()
  await expect(page.getByText(/مقدار «قرمز» از «رنگ» را نمی‌توان برداشت/).first()).toBeVisible()

  // A variant's form chooses among the options of its product, and refuses what another has.
  await page.goto(`/dashboard/collections/variants/${variantId}`)
  await page.getByLabel('رنگ', { exact: true }).selectOption({ label: 'مشکی' })
  await page.getByLabel('سایز', { exact: true }).selectOption({ label: 'S' })
  await page.getByRole('button', { name: 'ذخیره' }).first().click()
  await expect(page.getByText(/این ترکیب را تنوع/).first()).toBeVisible()
})
