import type { Page } from '@playwright/test'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { barriersOn, COLOUR_RULES } from './barriers.ts'
import { giveAddress, SENT } from './checkout-helpers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { productWhere } from './database.ts'
import { expect, test } from './fixtures.ts'
import { addToBasket, openProduct } from './shop.ts'
import { buy } from './shop-fixture.ts'

type Screen = { name: string; open: (page: Page) => Promise<unknown> }

const go = (path: string) => (page: Page) => page.goto(path)

const SCREENS: Screen[] = [
  { name: 'home', open: go('/') },
  { name: 'category', open: openCategory },
  { name: 'product', open: (page) => openProduct(page) },
  { name: 'empty basket', open: go('/basket') },
  { name: 'basket', open: openBasket },
  { name: 'news', open: go('/news') },
  { name: 'news item', open: openNewsItem },
  { name: 'news category', open: go('/news/category/services') },
  { name: 'news archive', open: go('/news/archive') },
  { name: 'page', open: go('/about-us') },
  { name: 'missing page', open: go('/no-such-page') },
  { name: 'compare', open: go('/DesktopModules/Shop/Shared/Pages/Compare.aspx') },
  { name: 'special order', open: go('/special-order') },
  { name: 'feedback', open: go('/feedback') },
  { name: 'application for a job', open: go('/careers') },
  { name: 'offers', open: go('/offers') },
  { name: 'search results', open: go('/search/q/%DA%86%D8%A7%DB%8C') },
  { name: 'search without results', open: go('/search/q/zzqxzzqx') },
  { name: 'sign in', open: go('/login') },
  { name: 'register', open: own('/register') },
  { name: 'profile', open: own('/profile') },
  { name: 'details', open: own('/profile/details') },
  { name: 'addresses', open: own('/profile/addresses') },
  { name: 'security', open: own('/profile/security') },
  { name: 'orders', open: own('/profile/orders') },
  { name: 'checkout', open: openCheckoutPage },
  { name: 'order', open: openOrder },
]

test.describe('everyone can use', () => {
  // Colours that are still on their way to where they stay cannot be judged.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { name, open } of SCREENS) {
    test(`the screen: ${name}`, async ({ page, context, baseURL }) => {
      // Three looks at everything that is on a screen.
      test.slow()
      await open(page)
      await page.waitForLoadState('networkidle')
      expect(await barriersOn(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await barriersOn(page, (axe) => axe.withRules(COLOUR_RULES)), 'in the dark').toEqual([])

      await context.addCookies([{ name: 'language', value: 'en-US', url: baseURL ?? '' }])
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
      await page.waitForLoadState('networkidle')
      // A colour is the same in both cultures, and its rules are the slowest of all.
      expect(await barriersOn(page, (axe) => axe.disableRules(COLOUR_RULES)), 'in English').toEqual([])
    })
  }
})

/** A page of a customer's own. */
function own(path: string): Screen['open'] {
  return async (page) => {
    await enterAsShopper(page)
    await page.goto(path)
  }
}

async function openCheckoutPage(page: Page): Promise<void> {
  await giveAddress(await enterAsShopper(page))
  await buy(page, await productWhere(SENT))
  await page.goto('/checkout')
  await expect(page.getByRole('radio').first()).toBeVisible()
}

/** An order that waits for its payment. */
async function openOrder(page: Page): Promise<void> {
  await openCheckoutPage(page)
  const checkout = await (await page.request.get('/api/shop/checkout')).json()
  const { Id: DeliveryMethodId, CostRial } = checkout.DeliveryMethods.find(
    (one: { CostRial: number | null }) => one.CostRial !== null,
  )
  const placed = await page.request.post('/api/shop/order/place', {
    headers: { [LABEL_HEADER]: 'axe' },
    data: {
      Key: `axe-${crypto.randomUUID()}`,
      AddressId: checkout.AddressId,
      DeliveryMethodId,
      PaymentMethodID: 3,
      BankID: checkout.Banks[0].Id,
      InstallmentPlanID: null,
      RulesAccepted: true,
      ExpectedPayableRial: checkout.PayableRial - checkout.PostalRial + CostRial,
    },
  })
  await page.goto(`/shop/order/view/${(await placed.json()).OrderId}`)
  await expect(page.getByRole('status').getByRole('heading')).toBeVisible()
}

async function openCategory(page: Page): Promise<void> {
  await page.goto('/')
  await page.goto((await page.locator('a[href*="/category/"]').first().getAttribute('href')) ?? '/')
}

async function openNewsItem(page: Page): Promise<void> {
  await page.goto('/news')
  await page.goto((await page.locator('main a[href*="/news/"]').first().getAttribute('href')) ?? '/')
}

async function openBasket(page: Page): Promise<void> {
  await openProduct(page)
  await addToBasket(page)
  await page.goto('/basket')
}
