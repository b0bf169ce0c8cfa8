import { type PriceUnit, type Rial, roundToPriceUnit, timesRial, ZERO_RIAL } from '../money.ts'
import { checkQuantity } from '../quantity.ts'
import type { BasketRefusal } from './basket-refusal.ts'
import { type BasketLine, quantityOfVariant } from './basket-state.ts'
import { offerDiscountPerPiece } from './offer-discount.ts'
import { checkUnitPrice } from './price-layer.ts'
import { findVariant, quantityRulesOf, type SellableVariant, type VariantFacts } from './variant-facts.ts'

/** Why a line cannot be ordered as it is, or that its price is not the one last shown. */
export type LineNotice = BasketRefusal | { kind: 'price-changed'; fromRial: Rial; toRial: Rial }

/** A line with its price before any basket-wide discount; a line that is not for sale costs nothing. */
export type LineBeforeDiscounts = BasketLine & {
  /** Null when the product or the variant is no longer for sale. */
  facts: SellableVariant | null
  unitPriceRial: Rial | null
  linePriceRial: Rial
  offerRial: Rial
  notices: LineNotice[]
}

export type PriceLineContext = {
  lines: readonly BasketLine[]
  facts: readonly VariantFacts[]
  customerGroup: number | null
  nowMs: number
  unit: PriceUnit
}

/**
 * Prices one line by the layer that all lines of its variant reach together. Outside every layer the plain price
 * is shown, with the notice that keeps it from being ordered.
 */
export function priceLine(line: BasketLine, context: PriceLineContext): LineBeforeDiscounts {
  const facts = findVariant(context.facts, line)
  if (!facts) return unsellable(line)
  const together = quantityOfVariant(context.lines, line.variantId)
  const layered = checkUnitPrice(facts, together, context.customerGroup)
  const unitPriceRial = layered.ok ? layered.value : facts.unitPriceRial
  const perPiece = offerDiscountPerPiece(unitPriceRial, facts.offer, context)
  return {
    ...line,
    facts,
    unitPriceRial,
    linePriceRial: roundToPriceUnit(timesRial(unitPriceRial, line.quantity), context.unit),
    offerRial: timesRial(perPiece, line.quantity),
    notices: [
      ...refusalsOf(checkQuantity(together, quantityRulesOf(facts))),
      ...refusalsOf(layered),
      ...priceChange(line.seenUnitPriceRial, unitPriceRial),
    ],
  }
}

/** Says whether a notice prevents ordering; a changed price only has to be seen. */
export function isBlocking(notice: LineNotice): notice is BasketRefusal {
  return notice.kind !== 'price-changed'
}

function unsellable(line: BasketLine): LineBeforeDiscounts {
  const notices: LineNotice[] = [{ kind: 'product-not-found', productId: line.productId }]
  return {
    ...line,
    facts: null,
    unitPriceRial: null,
    linePriceRial: ZERO_RIAL,
    offerRial: ZERO_RIAL,
    notices,
  }
}

function refusalsOf<Refusal>(outcome: { ok: true } | { ok: false; refusal: Refusal }): Refusal[] {
  return outcome.ok ? [] : [outcome.refusal]
}

function priceChange(seen: Rial | null, current: Rial): LineNotice[] {
  if (seen === null || seen === current) return []
  return [{ kind: 'price-changed', fromRial: seen, toRial: current }]
}
