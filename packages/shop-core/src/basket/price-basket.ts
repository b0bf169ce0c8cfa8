import { addRial, type PriceUnit, percentOf, type Rial, subtractRial, ZERO_RIAL } from '../money.ts'
import { type CodeTerms, codeDiscount } from '../special-code/code-discount.ts'
import type { BasketLine, BasketState } from './basket-state.ts'
import { type BasketValueLimits, type BasketValueRefusal, checkBasketValue } from './basket-value.ts'
import { type LineDiscount, leftOfLine, spreadDiscounts } from './line-discounts.ts'
import { payablePrice } from './payable-price.ts'
import { isBlocking, type LineBeforeDiscounts, priceLine } from './price-line.ts'
import { paysWholeTotal, type ScoreFacts, scoreDiscount } from './score-discount.ts'
import { isDownloadable, type VariantFacts } from './variant-facts.ts'

export type BasketSettings = BasketValueLimits & { priceUnit: PriceUnit }

export type PriceBasketInput = {
  state: BasketState
  facts: readonly VariantFacts[]
  /** The terms of the basket's code while it is valid; null without one. */
  code: CodeTerms | null
  /** Null for a guest, who has no score. */
  score: ScoreFacts | null
  settings: BasketSettings
  nowMs: number
  customerGroup?: number | null
}

/** A line with its part of every amount of the basket. */
export type PricedLine = Omit<LineBeforeDiscounts, 'offerRial'> &
  LineDiscount & { discountRial: Rial; taxRial: Rial; payableRial: Rial; addonOfProductId: number | null }

export type BasketTotals = {
  totalPriceWithoutTaxRial: Rial
  normalDiscountRial: Rial
  specialCodeDiscountRial: Rial
  scoreDiscountRial: Rial
  totalDiscountRial: Rial
  totalTaxRial: Rial
  totalPriceRial: Rial
  payablePriceRial: Rial
  totalQuantity: number
}

export type PricedBasket = {
  lines: PricedLine[]
  totals: BasketTotals
  onlyDownloadable: boolean
  /** Set when the goods are worth less or more than the shop takes orders for. */
  warning: BasketValueRefusal | null
  canCheckOut: boolean
}

/**
 * Prices a basket: every total is the exact sum of its lines' parts. The minimum and maximum basket value are read
 * against the goods before discounts and tax, so that using a code never makes a basket too small.
 */
export function priceBasket(input: PriceBasketInput): PricedBasket {
  const lines = priceLines(input)
  const totals = totalsOf(lines)
  const value = checkBasketValue(totals.totalPriceWithoutTaxRial, input.settings)
  const warning = lines.length === 0 || value.ok ? null : value.refusal
  const blocked = lines.some(({ notices }) => notices.some(isBlocking))
  return {
    lines,
    totals,
    onlyDownloadable: lines.length > 0 && lines.every(({ facts }) => facts !== null && isDownloadable(facts)),
    warning,
    canCheckOut: lines.length > 0 && !warning && !blocked,
  }
}

function priceLines({ state, settings, code, score, ...input }: PriceBasketInput): PricedLine[] {
  const unit = settings.priceUnit
  const { facts, nowMs, customerGroup = null } = input
  const context = { lines: state.lines, facts, customerGroup, nowMs, unit }
  const discounted = spreadDiscounts(
    state.lines.map((line) => priceLine(line, context)),
    {
      codeOn: (price) => (code ? codeDiscount(price, code, unit) : ZERO_RIAL),
      scoreOn: (openRial) => scoreDiscount(score, { isUsed: state.usesScore, openRial, unit }),
      scoreFirst: paysWholeTotal(score),
      unit,
    },
  )
  return discounted.map((line) => finishLine(line, { lines: state.lines, unit }))
}

function finishLine(
  { offerRial: _, ...line }: LineBeforeDiscounts & LineDiscount,
  { lines, unit }: { lines: readonly BasketLine[]; unit: PriceUnit },
): PricedLine {
  const leftRial = leftOfLine(line)
  const taxRial = percentOf(leftRial, line.facts?.taxPercent ?? 0, unit)
  return {
    ...line,
    discountRial: subtractRial(line.linePriceRial, leftRial),
    taxRial,
    payableRial: addRial(leftRial, taxRial),
    addonOfProductId: lines.find(({ id }) => id === line.addonOf)?.productId ?? null,
  }
}

function totalsOf(lines: readonly PricedLine[]): BasketTotals {
  const sum = (amountOf: (line: PricedLine) => Rial) => addRial(...lines.map(amountOf))
  const totalPriceWithoutTaxRial = sum((line) => line.linePriceRial)
  const totalDiscountRial = sum((line) => line.discountRial)
  const totalTaxRial = sum((line) => line.taxRial)
  const totalPriceRial = addRial(totalPriceWithoutTaxRial, totalTaxRial)
  return {
    totalPriceWithoutTaxRial,
    normalDiscountRial: sum((line) => line.normalRial),
    specialCodeDiscountRial: sum((line) => line.codeRial),
    scoreDiscountRial: sum((line) => line.scoreRial),
    totalDiscountRial,
    totalTaxRial,
    totalPriceRial,
    payablePriceRial: payablePrice(totalPriceRial, totalDiscountRial),
    totalQuantity: lines.reduce((count, line) => count + line.quantity, 0),
  }
}
