import { type PriceUnit, type Rial, toRial } from '../money.ts'
import { type AskedPrices, checkStruck, type PricePair } from '../price-history.ts'
import { newPrice } from './new-price.ts'
import {
  PRICE_DROP_WARNING_PERCENT,
  PRICE_RIAL_MAX,
  PRICE_RISE_WARNING_PERCENT,
  type PriceRule,
} from './price-rule.ts'

/** What a variant costs now: its price and the price shown struck through beside it, and what was asked for it. */
export type VariantPrice = AskedPrices & {
  variantId: number
  unitRial: Rial | null
  struckRial: Rial | null
}

export type PriceRowRefusal = 'no-price' | 'would-be-zero' | 'too-high' | 'unchanged' | 'struck-never-asked'
export type PriceRowWarning = 'big-drop' | 'big-rise'

export type NewPrices = PricePair
export type PriceRow =
  | { variantId: number; old: NewPrices; new: NewPrices; warning: PriceRowWarning | null; refusal: null }
  | { variantId: number; old: NewPrices | null; new: null; warning: null; refusal: PriceRowRefusal }

/**
 * Old and new price of one variant. A struck price that would not lie above the new price is dropped, since a
 * shopper would read it as a rise.
 */
export function previewPrice(variant: VariantPrice, rule: PriceRule, unit: PriceUnit): PriceRow {
  const { variantId, unitRial, struckRial } = variant
  if (unitRial === null) return { variantId, old: null, new: null, warning: null, refusal: 'no-price' }
  const old = { unitRial, struckRial }
  const refuse = (refusal: PriceRowRefusal): PriceRow => ({
    variantId,
    old,
    new: null,
    warning: null,
    refusal,
  })
  const next = newPrice(unitRial, rule, unit)
  if (next <= 0) return refuse('would-be-zero')
  if (next > PRICE_RIAL_MAX) return refuse('too-high')
  if (next === unitRial) return refuse('unchanged')
  const changed = { unitRial: toRial(next), struckRial: struckPrice(old, next, rule) }
  if (!checkStruck(old, changed, variant).ok) return refuse('struck-never-asked')
  return { variantId, old, new: changed, warning: warningOf(unitRial, next), refusal: null }
}

export type PricePreview = {
  rows: PriceRow[]
  changing: number
  refused: Record<PriceRowRefusal, number>
  warned: Record<PriceRowWarning, number>
}

/** The preview of all chosen variants, with what a manager must know before saying yes. */
export function previewPrices(
  variants: readonly VariantPrice[],
  rule: PriceRule,
  unit: PriceUnit,
): PricePreview {
  const preview: PricePreview = {
    rows: variants.map((variant) => previewPrice(variant, rule, unit)),
    changing: 0,
    refused: { 'no-price': 0, 'would-be-zero': 0, 'too-high': 0, unchanged: 0, 'struck-never-asked': 0 },
    warned: { 'big-drop': 0, 'big-rise': 0 },
  }
  for (const { refusal, warning } of preview.rows) {
    if (refusal) preview.refused[refusal] += 1
    else preview.changing += 1
    if (warning) preview.warned[warning] += 1
  }
  return preview
}

function struckPrice(old: NewPrices, next: number, { keepOldPrice }: PriceRule): Rial | null {
  if (keepOldPrice && old.unitRial > next) return old.unitRial
  return old.struckRial !== null && old.struckRial > next ? old.struckRial : null
}

function warningOf(old: number, next: number): PriceRowWarning | null {
  if (next * 100 < old * (100 - PRICE_DROP_WARNING_PERCENT)) return 'big-drop'
  return next * 100 > old * (100 + PRICE_RISE_WARNING_PERCENT) ? 'big-rise' : null
}
