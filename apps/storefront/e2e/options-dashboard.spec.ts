import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs, published } from './staff-helpers.ts'
import { typeFocused, typeInto } from './typing.ts'

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
  const colour = page.getByRole('group', { name: 'رنگ', exact: true })
  await type(colour.getByLabel('مقدارهای جدید رنگ'), 'مشکی، قرمز، آبی')
  await press(page.getByRole('button', { name: '+ سایز' }))
  await expect(colour.getByLabel('رنگ قرمز', { exact: true })).toHaveValue('#c3202a')
  const size = page.getByRole('group', { name: 'سایز', exact: true })
  await type(size.getByLabel('مقدارهای جدید سایز'), 'S، M، L')
  await size.getByLabel('مقدارهای جدید سایز').press('Enter')
  await expect(size.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('اول تغییرهای کالا را ذخیره کنید.')).toBeVisible()
  interactions += 1
  await published(page)
  await press(page.getByRole('button', { name: 'ساختن ترکیب‌های باقی‌مانده' }))
  // The variant that the product had before its options may be one of them, and the form says so.
  await expect(page.getByText('۱ تنوع این کالا هنوز ترکیبی ندارد.')).toBeVisible()
  const rows = page.getByRole('table', { name: 'ترکیب‌های باقی‌مانده' }).getByRole('row')
  await expect(rows).toHaveCount(10)
  await expect(page.getByLabel('قیمت همهٔ این تنوع‌ها')).toHaveValue('۴۵۰,۰۰۰')
  await press(page.getByRole('button', { name: 'ساختن ۹ تنوع' }))
  await expect(page.getByText('۹ تنوع ساخته شد.')).toBeVisible()
  // The list of variants beneath has them, each under its combination.
  await expect(page.locator('#field-variants').getByText('مشکی · S')).toBeVisible()
  test.info().annotations.push({ type: 'interactions', description: String(interactions) })
  expect(interactions).toBeLessThanOrEqual(8)
  const { rows: made } = await shopFixture.owner.query(
    'select id, choice from public.variants where product_id = $1 and choice is not null order by id',
    [productId],
  )
  expect(made).toHaveLength(9)

  // What a variant has is not lost by leaving it out: the form says which code has it.
  await colour.getByRole('button', { name: 'حذف قرمز' }).click()
  await page.getByRole('button', { name: 'انتشار تغییرات' }).first().click()
  await expect(page.getByText(/مقدار «قرمز» از «رنگ» را نمی‌توان برداشت/).first()).toBeVisible()

  // A variant's form chooses among the options of its product, and refuses what another has.
  await page.goto(`/dashboard/collections/variants/${variantId}`)
  await page.getByRole('combobox', { name: 'رنگ', exact: true }).selectOption({ label: 'مشکی' })
  await page.getByRole('combobox', { name: 'سایز', exact: true }).selectOption({ label: 'S' })
  await page.getByRole('button', { name: 'ذخیره' }).first().click()
  await expect(page.getByText(/این ترکیب را تنوع/).first()).toBeVisible()
})

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a manager writes an option, moves a value, leaves a combination out and sets a price', async ({
    page,
    shopFixture,
  }) => {
    const { productId } = await shopFixture.shelve({ title: 'لیوان سفالی', priceRial: 1_200_000 })
    await enterAs(page, shopFixture, 'manager')
    await page.goto(`/dashboard/collections/products/${productId}`)
    await page.getByRole('button', { name: '+ سایز' }).press('Enter')
    const size = page.getByRole('group', { name: 'سایز', exact: true })
    const typed = size.getByLabel('مقدارهای جدید سایز')
    await expect(typed).toBeFocused()
    await typeFocused(typed, 'بزرگ، کوچک، متوسط')
    // Enter takes the values; the product is neither saved nor published by it.
    await typed.press('Enter')
    await expect(typed).toHaveValue('')
    await size.getByRole('button', { name: 'کوچک یکی جلوتر' }).press('Enter')
    await expect(size.getByRole('listitem').first().getByLabel('نام کوچک', { exact: true })).toBeVisible()
    await size.getByLabel('نام گزینه', { exact: true }).press('Enter')
    await expect(page.getByText('اول تغییرهای کالا را ذخیره کنید.')).toBeVisible()
    await published(page)
    await page.getByRole('button', { name: 'ساختن ترکیب‌های باقی‌مانده' }).press('Enter')
    await page.getByRole('checkbox', { name: 'ساخته شود متوسط' }).press('Space')
    await typeInto(page.getByLabel('قیمت همهٔ این تنوع‌ها'), '۱۵۰٬۰۰۰')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'ساختن ۲ تنوع' }).press('Enter')
    await expect(page.getByText('۲ تنوع ساخته شد.')).toBeVisible()
    const { rows } = await shopFixture.owner.query(
      `select v.full_title as title, pr.unit_price_rial::int as price from public.variants v
       join public.prices pr on pr.variant_id = v.id where v.product_id = $1 and v.choice is not null order by v.id`,
      [productId],
    )
    expect(rows).toMatchObject([
      { title: expect.stringContaining('کوچک'), price: 1_500_000 },
      { title: expect.stringContaining('بزرگ'), price: 1_500_000 },
    ])
    await page.getByRole('link', { name: 'وارد کردن قیمت و موجودی' }).click()
    await expect(page).toHaveURL(new RegExp(`/products/${productId}/variants$`))
  })
})
