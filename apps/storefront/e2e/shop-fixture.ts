import type { Page } from '@playwright/test'
import { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { test as base } from './fixtures.ts'
import { addToBasket } from './shop.ts'

type ShopFixture = ReturnType<typeof openShopFixture>

/** Tests that change what lies behind the shop while somebody looks at it. Each works on products of its own. */
export const test = base.extend<object, { shopFixture: ShopFixture }>({
  shopFixture: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs.
    async ({}, use) => {
      const shopFixture = openShopFixture(process.env.RASTEH_E2E_DATABASE_URL ?? '')
      await use(shopFixture)
      await shopFixture.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens a product's page and puts its smallest order into the basket. */
export async function buy(page: Page, { address }: { address: string }): Promise<void> {
  await page.goto(address)
  await addToBasket(page)
}

type WireLine = { Id: string; ProductId: number; Quantity: number; CartId: string }

/** The basket as the shop keeps it. */
export async function keptLines(page: Page): Promise<WireLine[]> {
  return page.request.get('/api/shop/cart/get').then((answer) => answer.json())
}

export async function keptQuantities(page: Page): Promise<number[]> {
  return (await keptLines(page)).map(({ Quantity }) => Quantity)
}

/** The quantity field, of the basket page unless another place is given. */
export const quantityField = (place: Page | ReturnType<Page['locator']>) =>
  place.getByRole('textbox', { name: /^تعداد «/ })

/** The page's own alert; the framework keeps another for screen readers. */
export const alertOf = (page: Page) =>
  page.getByRole('region', { name: /^(پیام‌ها|Messages)$/ }).getByRole('alert')
