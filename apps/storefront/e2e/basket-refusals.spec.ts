import { expect, type Page } from '@playwright/test'
import { NOTICE_DEFAULT_MS } from '@rasteh/shop-core/notices'
import { addLayer } from '@rasteh/test-kit/trade'
import { addButton, openPreview } from './shop.ts'
import { alertOf, buy, keptQuantities, quantityField, test } from './shop-fixture.ts'
import { openStill } from './still-page.ts'
import { typeInto } from './typing.ts'

/** Presses the button and answers the status of the basket call that follows. */
async function press(page: Page, button: ReturnType<typeof addButton>): Promise<number> {
  const answered = page.waitForResponse((answer) => /\/cart\/(create|update)/.test(answer.url()))
  await button.click()
  return (await answered).status()
}

test.describe('the shop refuses', () => {
  test('a product that was taken out meanwhile: a notification says so for 4000 ms [S4.33 S4.34 S8.02 S9.23]', async ({
    page,
    shopFixture,
  }) => {
    const product = await shopFixture.shelve({})
    await openStill(page, product.address)
    await shopFixture.withdraw(product.productId)
    expect(await press(page, addButton(page))).toBe(404)
    const said = page.getByText('این کالا پیدا نشد؛ شاید فروش آن متوقف شده باشد.')
    await expect(said).toBeVisible()
    await expect(alertOf(page)).toHaveCount(0)
    await page.mouse.move(0, 0)
    await page.clock.runFor(NOTICE_DEFAULT_MS - 1)
    await expect(said).toBeVisible()
    await page.clock.runFor(1)
    await expect(said).toHaveCount(0)
  })

  test('more than a shopper may order: an alert names the maximum [S8.03]', async ({ page, shopFixture }) => {
    const product = await shopFixture.shelve({ max: 2, unit: 'بسته' })
    await buy(page, product)
    await page.getByRole('button', { name: 'افزایش تعداد' }).click()
    expect(await press(page, addButton(page))).toBe(400)
    await expect(alertOf(page)).toContainText('حداکثر تعداد سفارش این کالا ۲ بسته است.')
    expect(await keptQuantities(page)).toEqual([1])
  })

  test('less than the smallest order, raised meanwhile: an alert names the minimum [S8.03]', async ({
    page,
    shopFixture,
  }) => {
    const product = await shopFixture.shelve({ unit: 'بسته' })
    await buy(page, product)
    await shopFixture.owner.query('update public.variants set min_order_count = 5 where id = $1', [
      product.variantId,
    ])
    const preview = await openPreview(page)
    expect(await press(page, preview.getByRole('button', { name: 'افزایش تعداد' }))).toBe(400)
    await expect(alertOf(page)).toContainText('حداقل تعداد سفارش این کالا ۵ بسته است.')
  })

  test('when less is left than the smallest order: an alert says how much [S8.03]', async ({
    page,
    shopFixture,
  }) => {
    const product = await shopFixture.shelve({ min: 3, stock: 9, unit: 'بسته' })
    await page.goto(product.address)
    await shopFixture.setStock(product.variantId, 2)
    expect(await press(page, addButton(page))).toBe(400)
    await expect(alertOf(page)).toContainText('از این کالا فقط ۲ بسته مانده که از حداقل سفارش کمتر است.')
  })

  test('a quantity between two price steps: an alert says so [S8.03]', async ({ page, shopFixture }) => {
    const product = await shopFixture.shelve({})
    const { variantId } = product
    await addLayer(shopFixture.owner, { variantId, from: 1, to: 1, priceRial: 900_000 })
    await addLayer(shopFixture.owner, { variantId, from: 5, priceRial: 700_000 })
    await buy(page, product)
    const preview = await openPreview(page)
    expect(await press(page, preview.getByRole('button', { name: 'افزایش تعداد' }))).toBe(400)
    await expect(alertOf(page)).toContainText('برای این تعداد قیمتی تعریف نشده است')
    await expect(quantityField(preview)).toHaveValue('۱')
  })

  test('more than is left, because others bought it meanwhile: an alert says so [S8.03]', async ({
    page,
    shopFixture,
  }) => {
    const product = await shopFixture.shelve({ stock: 9 })
    await page.goto(product.address)
    await typeInto(quantityField(page), '4')
    await quantityField(page).blur()
    await shopFixture.setStock(product.variantId, 3)
    expect(await press(page, addButton(page))).toBe(400)
    await expect(alertOf(page)).toContainText('این تعداد از موجودی انبار بیشتر است.')
    expect(await keptQuantities(page)).toEqual([])
  })

  test('and the basket is redrawn from the answer, as it now is [S8.15]', async ({ page, shopFixture }) => {
    const product = await shopFixture.shelve({ stock: 9, max: 5 })
    await buy(page, product)
    await page.goto('/basket')
    const field = quantityField(page.getByRole('main'))
    await expect(field).toHaveValue('۱')
    await page.request.put('/api/shop/cart/update', {
      headers: { 'x-Rasteh-HeaderKey': 'test', origin: new URL(page.url()).origin },
      data: [{ Action: 0, ProductId: product.productId, VariantId: product.variantId, Quantity: 3 }],
    })
    await shopFixture.setStock(product.variantId, 1)
    await page.getByRole('main').getByRole('button', { name: 'افزایش تعداد' }).click()
    await expect(alertOf(page)).toContainText('این تعداد از موجودی انبار بیشتر است.')
    await expect(field).toHaveValue('۳')
    await expect(page.getByRole('main')).toContainText('به ۱ عدد رسیده است')
  })

  test('and the alert stays until it is closed', async ({ page, shopFixture }) => {
    const product = await shopFixture.shelve({ max: 1 })
    await buy(page, product)
    await press(page, addButton(page))
    await expect(alertOf(page)).toBeVisible()
    await alertOf(page).getByRole('button', { name: 'بستن پیام' }).click()
    await expect(alertOf(page)).toHaveCount(0)
  })
})
