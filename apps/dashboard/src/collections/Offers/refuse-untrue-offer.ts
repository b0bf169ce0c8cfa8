import {
  type Discount,
  discountOn,
  isWholeRial,
  type PriceUnit,
  type Rial,
  toRial,
} from '@rasteh/shop-core/money'
import type { PricePair } from '@rasteh/shop-core/price-history'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import type { CollectionBeforeChangeHook } from 'payload'
import { loadAsked, refuseUntrue } from '#collections/Prices/refuse-untrue-struck.ts'
import { readDatabase } from '#database/read-database.ts'
import type { Offer } from '#payload-types.ts'

/** An offer strikes the price that it lowers: where that was not asked in the last thirty days, it is not saved. */
export const refuseUntrueOffer: CollectionBeforeChangeHook<Offer> = async ({ data, originalDoc, req }) => {
  const saved = { ...originalDoc, ...data }
  const asked = await loadAsked(req, saved.variant)
  if (!asked || !isWholeRial(asked.unitRial)) return data
  const { priceUnit } = await loadShopFront(readDatabase(), 'fa')
  const plain = {
    unitRial: asked.unitRial,
    struckRial: toRial(Math.max(asked.unitRial, asked.struckRial ?? 0)),
  }
  const after = under(saved, plain, priceUnit)
  const wasShown = asked.isOffered && originalDoc && idOf(originalDoc.variant) === idOf(saved.variant)
  const before = wasShown ? under(originalDoc, plain, priceUnit) : null
  if (after) await refuseUntrue(before, after, { ...asked, isOffered: false })
  return data
}

const idOf = (variant: Offer['variant'] | undefined) => (typeof variant === 'object' ? variant?.id : variant)

/** What an offer makes of a price; null while its form is not filled. */
function under(
  offer: Partial<Pick<Offer, 'kind' | 'percent' | 'amountRial'>>,
  plain: { unitRial: Rial; struckRial: Rial },
  unit: PriceUnit,
): PricePair | null {
  const discount = toDiscount(offer)
  if (!discount) return null
  return { ...plain, unitRial: toRial(plain.unitRial - discountOn(plain.unitRial, discount, unit)) }
}

function toDiscount({ kind, percent, amountRial }: Partial<Offer>): Discount | null {
  if (kind === 'percent') return typeof percent === 'number' ? { kind, percent } : null
  return kind === 'amount' && isWholeRial(amountRial) ? { kind, amountRial } : null
}
