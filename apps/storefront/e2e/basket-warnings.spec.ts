import { expect, type Locator } from '@playwright/test'
import { addOffer } from '@rasteh/test-kit/trade'
import { openPreview } from './shop.ts'
import { buy, quantityField, test } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

const checkout = { name: 'ادامه و ثبت سفارش' }

test.describe('a basket', () => {
  test('worth less than the shop’s minimum warns and hides the way to checkout [S2.41 S2.42 S4.21 S4.22 S5.75 S5.76]', async ({
    page,
    shopFixture,
  }) => {
    await buy(page, await shopFixture.shelve({ priceRial: 60_000 }))
    const warning = 'حداقل مبلغ خرید ۱۰,۰۰۰ تومان است.'
    const preview = await openPreview(page)
    await expect(preview).toContainText(warning)
    await expect(preview.getByRole('link', checkout)).toHaveCount(0)
    await page.goto('/basket')
    const main = page.getByRole('main')
    await expect(main).toContainText(warning)
    await expect(main.getByRole('link', checkout)).toHaveCount(0)
    await main.getByRole('button', { name: 'افزایش تعداد' }).click()
    await expect(main.getByRole('link', checkout)).toBeVisible()
    await expect(main).not.toContainText(warning)
  })

  test('worth more than the shop’s maximum warns and hides the way to checkout [S2.41 S2.42 S4.23 S4.24 S5.77 S5.78]', async ({
    page,
    shopFixture,
  }) => {
    await buy(page, await shopFixture.shelve({ priceRial: 30_000_000_000 }))
    await page.goto('/basket')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', checkout)).toBeVisible()
    await main.getByRole('button', { name: 'افزایش تعداد' }).click()
    await expect(main).toContainText('حداکثر مبلغ خرید ۵,۰۰۰,۰۰۰,۰۰۰ تومان است.')
    await expect(main.getByRole('link', checkout)).toHaveCount(0)
    await expect(await openPreview(page)).toContainText('حداکثر مبلغ خرید')
  })

  test('of downloads alone is marked so, and no longer once something else joins [S4.09]', async ({
    page,
    shopFixture,
  }) => {
    await buy(page, await shopFixture.shelve({ productType: 3 }))
    await expect(page.locator('body')).toHaveClass(/basket-only-downloadable/)
    await page.goto('/basket')
    await expect(page.getByRole('main')).toContainText('همهٔ کالاهای سبد شما دانلودی است')
    await buy(page, await shopFixture.shelve({}))
    await expect(page.locator('body')).not.toHaveClass(/basket-only-downloadable/)
  })

  test('shows its total, what a running offer takes off, and what is left, in the preview too [S2.37 S2.38 S4.08]', async ({
    page,
    shopFixture,
  }) => {
    const product = await shopFixture.shelve({ priceRial: 1_000_000 })
    await addOffer(shopFixture.owner, product.variantId, 20)
    await buy(page, product)
    const totals = async (place: Locator) => {
      const row = (name: string) => place.locator('dl > div').filter({ hasText: name }).locator('dd')
      await expect(row('جمع').first()).toHaveText('۱۰۰,۰۰۰ تومان')
      await expect(row('تخفیف')).toHaveText('۲۰,۰۰۰ تومان')
      await expect(row('مبلغ قابل پرداخت')).toHaveText('۸۰,۰۰۰ تومان')
    }
    await totals(await openPreview(page))
    await page.goto('/basket')
    await totals(page.getByRole('main'))
  })
})

test.describe('a line', () => {
  test('whose price changed meanwhile says from what to what, and can still be ordered', async ({
    page,
    shopFixture,
  }) => {
    const product = await shopFixture.shelve({ priceRial: 1_000_000 })
    await buy(page, product)
    await shopFixture.setPrice(product.variantId, 1_200_000)
    await page.goto('/basket')
    const line = page.getByRole('main').getByRole('listitem')
    await expect(line).toContainText('۱۰۰,۰۰۰ تومان')
    await expect(line).toContainText('۱۲۰,۰۰۰ تومان')
    await expect(page.getByRole('main').getByRole('link', checkout)).toBeVisible()
  })

  test('of which too little is left says how much, and one press mends it', async ({ page, shopFixture }) => {
    const product = await shopFixture.shelve({ stock: 9, title: 'فرش دستباف' })
    await page.goto(product.address)
    await typeInto(quantityField(page), '5')
    await quantityField(page).press('Enter')
    await expect(page.getByText('به سبد اضافه شد')).toBeVisible()
    await shopFixture.setStock(product.variantId, 2)
    await page.goto('/basket')
    const main = page.getByRole('main')
    await expect(main).toContainText('موجودی «فرش دستباف» به ۲ عدد رسیده است.')
    await expect(main.getByRole('link', checkout)).toHaveCount(0)
    await main.getByRole('button', { name: 'تغییر به ۲ عدد' }).click()
    await expect(quantityField(main)).toHaveValue('۲')
    await expect(main.getByRole('link', checkout)).toBeVisible()
  })

  test('that is sold out or withdrawn stands in the way until it is removed', async ({
    page,
    shopFixture,
  }) => {
    const gone = await shopFixture.shelve({ title: 'قاب خاتم' })
    await buy(page, gone)
    await buy(page, await shopFixture.shelve({}))
    await shopFixture.withdraw(gone.productId)
    await page.goto('/basket')
    const main = page.getByRole('main')
    await expect(main).toContainText('«قاب خاتم» دیگر موجود نیست.')
    await expect(main.getByRole('link', checkout)).toHaveCount(0)
    await main.getByRole('button', { name: 'حذف «قاب خاتم» از سبد خرید' }).click()
    await expect(main.getByRole('link', checkout)).toBeVisible()
  })
})
