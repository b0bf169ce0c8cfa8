import type { Page } from '@playwright/test'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { giveAddress, SENT } from '../../apps/storefront/e2e/checkout-helpers.ts'
import { enterAsShopper } from '../../apps/storefront/e2e/customer-helpers.ts'
import { productWhere, query } from '../../apps/storefront/e2e/database.ts'
import { buy } from '../../apps/storefront/e2e/shop-fixture.ts'

/** A page of a customer who has an address, some points, a product that they like and nothing else. */
export function asCustomer(path: string): (page: Page) => Promise<unknown> {
  return async (page) => {
    await enter(page)
    return page.goto(path)
  }
}

/** The checkout with one product in the basket. */
export async function openCheckoutOf(page: Page): Promise<void> {
  await enter(page)
  await fill(page)
  await page.goto('/checkout')
  await page.getByRole('radio').first().waitFor()
}

/** The page of an order by its payment method: 1 on delivery, 2 from card to card, 3 at a bank that still waits. */
export async function openOrder(page: Page, methodId: 1 | 2 | 3): Promise<string> {
  await enter(page)
  const orderId = await placeOrder(page, methodId)
  await page.goto(`/shop/order/view/${orderId}`)
  await page.getByRole('status').getByRole('heading').waitFor()
  return orderId
}

/** The list of a customer who ordered twice. */
export async function openOrders(page: Page): Promise<void> {
  await openOrder(page, 1)
  await placeOrder(page, 3)
  await page.goto('/profile/orders')
}

/** The gifts that a large paid order can choose from. */
export async function openGifts(page: Page): Promise<void> {
  const orderId = await openOrder(page, 3)
  await query(
    `update shop.orders set state = 'confirmed', paid_at = now(), payable_rial = 90000000 where id = $1`,
    [orderId],
  )
  await page.goto(`/shop/order/gift/${orderId}`)
}

async function enter(page: Page): Promise<void> {
  const shopper = await enterAsShopper(page)
  await giveAddress(shopper)
  await query(`insert into shop.score_moves (customer_id, delta, reason) values ($1, 500, 'خرید نوروزی')`, [
    shopper.customerId,
  ])
  const liked = await productWhere('true')
  await page.request.post('/api/shop/favorite', {
    headers: { [LABEL_HEADER]: 'shots' },
    data: { ProductId: liked.id, IsFavorite: true },
  })
}

async function fill(page: Page): Promise<void> {
  await buy(page, await productWhere(SENT))
}

async function placeOrder(page: Page, PaymentMethodID: number): Promise<string> {
  await fill(page)
  const checkout = await (await page.request.get('/api/shop/checkout')).json()
  const { Id: DeliveryMethodId, CostRial } = checkout.DeliveryMethods.find(
    (one: { CostRial: number | null }) => one.CostRial !== null,
  )
  const placed = await page.request.post('/api/shop/order/place', {
    headers: { [LABEL_HEADER]: 'shots' },
    data: {
      Key: `shots-${crypto.randomUUID()}`,
      AddressId: checkout.AddressId,
      DeliveryMethodId,
      PaymentMethodID,
      BankID: PaymentMethodID === 3 ? checkout.Banks[0].Id : null,
      InstallmentPlanID: null,
      RulesAccepted: true,
      ExpectedPayableRial: checkout.PayableRial - checkout.PostalRial + CostRial,
    },
  })
  return (await placed.json()).OrderId
}
