import { expect } from '@playwright/test'
import { cards, type Journey, openCategory } from './journey.ts'
import { addButton, addToBasket, openPreview, payableIn } from './shop.ts'
import { alertOf, buy, keptQuantities } from './shop-fixture.ts'

/** What people do with a basket. */
export const BUYING: readonly Journey[] = [
  [
    'from home to a product to the basket, changed and emptied',
    async (visitor) => {
      const { page, say } = visitor
      await openCategory(visitor)
      const inStock = cards(page).filter({ hasNotText: /ناموجود|مانده|Out of stock|left/ })
      await inStock.first().getByRole('link').click()
      await page.waitForURL(/\/product\//)
      await addToBasket(page)
      const preview = await openPreview(page)
      await preview.getByRole('link', { name: say('GoToBasket') }).click()
      await page.waitForURL(/\/basket$/)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: say('IncreaseQuantity') }).click()
      await expect.poll(() => keptQuantities(page)).toEqual([2])
      await main.getByRole('listitem').getByRole('button').first().click()
      await expect(main.getByText(say('EmptyBasket'))).toBeVisible()
    },
  ],
  [
    'a quantity is chosen before it is added',
    async ({ page, say, shopFixture }) => {
      await page.goto((await shopFixture.shelve({})).address)
      await page.getByRole('button', { name: say('IncreaseQuantity') }).click()
      await addToBasket(page)
      expect(await keptQuantities(page)).toEqual([2])
    },
  ],
  [
    'the preview shows the line and what is to be paid',
    async ({ page, shopFixture }) => {
      await buy(page, await shopFixture.shelve({ priceRial: 1_230_000 }))
      const preview = await openPreview(page)
      await expect(preview.getByRole('listitem')).toHaveCount(1)
      expect(await payableIn(preview)).toMatch(/^(123,000|۱۲۳,۰۰۰)/)
    },
  ],
  [
    'a quantity is changed in the preview',
    async ({ page, say, shopFixture }) => {
      await buy(page, await shopFixture.shelve({}))
      const preview = await openPreview(page)
      await preview.getByRole('button', { name: say('IncreaseQuantity') }).click()
      await expect.poll(() => keptQuantities(page)).toEqual([2])
    },
  ],
  [
    'a removed line is put back',
    async ({ page, say, shopFixture }) => {
      await buy(page, await shopFixture.shelve({ title: 'Teapot' }))
      await page.goto('/basket')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: say('RemoveLineOf', { title: 'Teapot' }) }).click()
      await main.getByRole('button', { name: say('UndoRemoval') }).click()
      await expect(main.getByRole('listitem')).toHaveCount(1)
    },
  ],
  [
    'an empty basket leads on',
    async ({ page, say }) => {
      await page.goto('/basket')
      await page
        .getByRole('main')
        .getByRole('link', { name: say('ContinueShopping') })
        .click()
      await expect(page).toHaveURL(/\/$/)
    },
  ],
  [
    'more than may be ordered is refused in words',
    async ({ page, say, shopFixture }) => {
      await buy(page, await shopFixture.shelve({ max: 1, unit: 'box' }))
      await addButton(page).click()
      await expect(alertOf(page)).toContainText(say('MaxOrderCount', { count: 1, unit: 'box' }))
    },
  ],
  [
    'too small a basket is told what is missing',
    async ({ page, say, shopFixture }) => {
      await buy(page, await shopFixture.shelve({ priceRial: 50_000 }))
      await page.goto('/basket')
      const main = page.getByRole('main')
      await expect(main.getByText(/حداقل مبلغ خرید|minimum order amount/)).toBeVisible()
      await expect(main.getByRole('link', { name: say('GoToCheckout') })).toHaveCount(0)
    },
  ],
]
