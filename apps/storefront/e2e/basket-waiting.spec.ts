import { expect, type Page } from '@playwright/test'
import { addButton, addToBasket, openPreview } from './shop.ts'
import { alertOf, buy, keptQuantities, quantityField, test } from './shop-fixture.ts'

const CHANGES = /\/api\/shop\/cart\/(create|update|delete)/

/** Holds back the answers of basket changes until they are let go, as a poor network would. */
async function holdChanges(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(CHANGES, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test.describe('while a change runs', () => {
  test('the body is marked as waiting and the controls are disabled [S4.10 S4.11]', async ({
    page,
    shopFixture,
  }) => {
    await buy(page, await shopFixture.shelve({}))
    await page.goto('/basket')
    const main = page.getByRole('main')
    const [plus, minus, remove] = ['افزایش تعداد', 'کاهش تعداد', /^حذف «/].map((name) =>
      main.getByRole('button', { name }),
    )
    await expect(plus ?? main).toBeEnabled()
    await expect(page.locator('body')).not.toHaveClass(/basket-waiting/)
    const letGo = await holdChanges(page)
    await plus?.click()
    await expect(page.locator('body')).toHaveClass(/basket-waiting/)
    for (const control of [plus, minus, remove]) await expect(control ?? main).toBeDisabled()
    await expect(quantityField(main)).not.toBeEditable()
    await expect(main.getByText('در حال به‌روزرسانی سبد خرید…')).toBeAttached()
    letGo()
    await expect(page.locator('body')).not.toHaveClass(/basket-waiting/)
    await expect(plus ?? main).toBeEnabled()
    await expect(quantityField(main)).toHaveValue('۲')
  })

  test('pressing again changes nothing more [S4.11]', async ({ page, shopFixture }) => {
    await page.goto((await shopFixture.shelve({})).address)
    const letGo = await holdChanges(page)
    await addButton(page).click()
    await expect(page.locator('body')).toHaveClass(/basket-waiting/)
    await page.getByRole('button', { name: 'در حال افزودن…' }).click({ force: true })
    letGo()
    await expect(page.locator('body')).not.toHaveClass(/basket-waiting/)
    expect(await keptQuantities(page)).toEqual([1])
  })
})

test.describe('a change that was made', () => {
  test('is told for 2000 ms [S8.18]', async ({ page, shopFixture }) => {
    await page.clock.install()
    await page.goto((await shopFixture.shelve({})).address)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await addToBasket(page)
    const said = page.getByText('به سبد اضافه شد')
    await expect(said).toBeVisible()
    await page.clock.runFor(1900)
    await expect(said).toBeVisible()
    await page.clock.runFor(200)
    await expect(said).toBeHidden()
  })

  test('and raised to the smallest order is told for 4000 ms, with that order [S8.19 S8.20]', async ({
    page,
    shopFixture,
  }) => {
    const { address, variantId } = await shopFixture.shelve({ unit: 'بسته' })
    await page.clock.install()
    await page.goto(address)
    await shopFixture.owner.query('update public.variants set min_order_count = 3 where id = $1', [variantId])
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await addToBasket(page)
    const said = page.getByText('به سبد اضافه شد')
    await expect(said).toBeVisible()
    await expect(page.getByText('حداقل تعداد سفارش این کالا ۳ بسته است.')).toBeVisible()
    await page.clock.runFor(3900)
    await expect(said).toBeVisible()
    await page.clock.runFor(200)
    await expect(said).toBeHidden()
    expect(await keptQuantities(page)).toEqual([3])
  })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('a change says that it failed and can be tried again, and is done once', async ({
    page,
    shopFixture,
  }) => {
    await buy(page, await shopFixture.shelve({}))
    await page.route(CHANGES, (route) => route.abort())
    await addButton(page).click()
    const alert = alertOf(page)
    await expect(alert).toBeVisible()
    await expect(page.locator('body')).not.toHaveClass(/basket-waiting/)
    await page.unroute(CHANGES)
    await alert.getByRole('button', { name: 'تلاش دوباره' }).click()
    await expect(alert).toHaveCount(0)
    await expect.poll(() => keptQuantities(page)).toEqual([2])
  })

  test('a basket that cannot be read is not shown as empty, and is read again on demand', async ({
    page,
    shopFixture,
  }) => {
    await buy(page, await shopFixture.shelve({}))
    await page.route('**/api/shop/cart/get', (route) => route.abort())
    await page.goto('/basket')
    const again = page.getByRole('main').getByRole('button', { name: 'تلاش دوباره' })
    await expect(again).toBeVisible()
    await expect(page.getByText('سبد خرید شما خالی است.')).toHaveCount(0)
    await page.unroute('**/api/shop/cart/get')
    await again.click()
    await expect(quantityField(page.getByRole('main'))).toHaveValue('۱')
  })
})

test.describe('a slow network', () => {
  test('shows the basket in its later shape until it comes', async ({ page, shopFixture }) => {
    await buy(page, await shopFixture.shelve({}))
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/shop/cart/get', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/')
    const preview = await openPreview(page)
    await expect(preview.getByRole('status')).toContainText('در حال بارگذاری')
    gate.resolve()
    await expect(quantityField(preview)).toHaveValue('۱')
  })
})
