import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatMoney } from '@rasteh/persian-text/money'
import { isWholeRial, type Rial } from '@rasteh/shop-core/money'
import { checkStruck, type PricePair, type StruckRefusal } from '@rasteh/shop-core/price-history'
import type { StoredPrices } from '@rasteh/shop-core/product-grid'
import { loadAskedPrices } from '@rasteh/shop-store/reads/asked-prices'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { refusalError } from '#cms-api/refusal-error.ts'
import { adapterOf } from '#database/adapter.ts'
import { readDatabase } from '#database/read-database.ts'
import type { Price } from '#payload-types.ts'

/** A price whose struck price was not asked in the last thirty days is not saved. */
export const refuseUntrueStruck: CollectionBeforeChangeHook<Price> = async ({ data, originalDoc, req }) => {
  const saved = { ...originalDoc, ...data }
  const asked = await loadAsked(req, saved.variant)
  if (!asked || !isWholeRial(saved.unitPriceRial)) return data
  const { unitRial, struckRial } = asked
  const before =
    unitRial === null ? null : { unitRial: unitRial as Rial, struckRial: struckRial as Rial | null }
  const struck = isWholeRial(saved.oldPriceRial) ? saved.oldPriceRial : null
  await refuseUntrue(before, { unitRial: saved.unitPriceRial, struckRial: struck }, asked)
  return data
}

type Named = number | { id: number } | null | undefined

/** The prices of a variant as they are stored, and what was asked for it; null where none is named. */
export async function loadAsked(req: PayloadRequest, variant: Named): Promise<StoredPrices | null> {
  const id = Number(typeof variant === 'object' ? variant?.id : variant)
  // What names no variant is refused by the database when it is written.
  if (!Number.isInteger(id) || id <= 0 || id >= 2 ** 31) return null
  const [asked] = await loadAskedPrices(adapterOf(req.payload).pool, [id])
  return asked ?? null
}

/** Throws the refusal of the rule, in words. */
export async function refuseUntrue(
  before: PricePair | null,
  after: PricePair,
  asked: Pick<StoredPrices, 'highestRial' | 'isOffered'>,
): Promise<void> {
  const checked = checkStruck(before, after, asked)
  if (checked.ok) return
  const { priceUnit } = await loadShopFront(readDatabase(), 'fa')
  const { kind } = checked.refusal
  throw refusalError(sayStruck(checked.refusal, priceUnit), 400, { kind })
}

function sayStruck({ struckRial, highestRial }: StruckRefusal, unit: 'toman' | 'rial'): string {
  const money = { culture: 'fa-IR', unit } as const
  const text = highestRial === null ? dashboardTexts.struckNeverPriced : dashboardTexts.struckNeverAsked
  return text
    .replace('{struck}', formatMoney(struckRial, money))
    .replace('{highest}', formatMoney(highestRial ?? 0, money))
}
