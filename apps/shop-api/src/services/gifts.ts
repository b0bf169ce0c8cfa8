import type { WantedGift } from '@rasteh/contracts/gift'
import { checkGift, type GiftRefusal } from '@rasteh/shop-core/gift'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { addGift, loadOrderGifts, type OfferedGift, type OrderGifts } from '@rasteh/shop-store/orders/gifts'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import type { NotFound } from './refusals.ts'

type Customer = { customerId: number; locale: Locale }
export type Gifts = ReturnType<typeof createGifts>

/** The gifts that the shop offers for an order of the customer's. */
export function createGifts({ database }: { database: Pool }) {
  return {
    async list(orderId: string, customer: Customer): Promise<Outcome<OrderGifts, NotFound>> {
      const found = await loadOrderGifts(database, { ...customer, orderId })
      return found ? accept(found) : refuse({ kind: 'order-not-found' })
    },
    async add(wanted: WantedGift, customer: Customer): Promise<Outcome<null, NotFound | GiftRefusal>> {
      const found = await loadOrderGifts(database, { ...customer, orderId: wanted.orderId })
      if (!found) return refuse({ kind: 'order-not-found' })
      const gift = found.gifts.find((one) => isWanted(one, wanted))
      const checked = checkGift(found.order, gift)
      if (!checked.ok) return checked
      if (!gift) return refuse({ kind: 'gift-not-offered' })
      const refusal = await addGift(database, {
        orderId: found.orderId,
        gift,
        customerId: customer.customerId,
      })
      return refusal ? refuse(refusal) : accept(null)
    },
  }
}

function isWanted({ productId, variantId, isDefault }: OfferedGift, wanted: WantedGift): boolean {
  if (productId !== wanted.productId) return false
  return wanted.variantId === null ? isDefault : variantId === wanted.variantId
}
