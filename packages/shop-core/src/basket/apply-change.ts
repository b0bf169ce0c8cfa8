import { accept, type Outcome, refuse } from '../outcome.ts'
import type { BasketNotice, BasketRefusal } from './basket-refusal.ts'
import { type BasketLine, type BasketState, quantityOfVariant } from './basket-state.ts'
import { findLine, findNamedLine } from './find-line.ts'
import { findParentLine } from './find-parent-line.ts'
import { askedQuantity, type LineChange } from './line-change.ts'
import { checkUnitPrice } from './price-layer.ts'
import { removeLine } from './remove-line.ts'
import { followSeenPrice } from './seen-price.ts'
import { settleQuantity } from './settle-quantity.ts'
import { findVariant, quantityRulesOf, type SellableVariant, type VariantFacts } from './variant-facts.ts'

export type ChangedBasket = { state: BasketState; notice: BasketNotice | null }

/** A changed basket, with the line that holds the new quantity when there is one. */
export type AppliedChange = ChangedBasket & { touchedId: string | null }

export type ApplyContext = {
  newLineId: () => string
  customerGroup: number | null
  facts: readonly VariantFacts[]
  /** The lines that earlier changes of the same request put in the basket: an addon follows its product. */
  touchedIds: readonly string[]
}

/** Makes one change of a basket, or refuses it. What is no longer for sale can still be removed. */
export function applyChange(
  state: BasketState,
  change: LineChange,
  context: ApplyContext,
): Outcome<AppliedChange, BasketRefusal> {
  const { productId, variantId = findNamedLine(state.lines, change)?.variantId } = change
  const variant = findVariant(context.facts, { productId, variantId })
  const parentId = findParentLine(state.lines, { change, ...context })?.id ?? null
  const line = findLine(state.lines, { change, variantId: variant?.variantId ?? variantId, parentId })
  const quantity = askedQuantity(change, line?.quantity ?? 0)

  if (line && quantity <= 0) return accept(unnoticed(removeLine(state, line.id)))
  if (!variant) return refuse({ kind: 'product-not-found', productId })
  if (quantity <= 0) return accept(unnoticed(state))
  const asked = { ...(line ?? newLine(variant, parentId, context)), quantity }
  const described = { ...asked, userDescription: change.userDescription ?? asked.userDescription }
  return putLine(state, described, { ...context, variant, mayRaise: change.action === 'add' })
}

type PutContext = { variant: SellableVariant; mayRaise: boolean; customerGroup: number | null }

function putLine(
  state: BasketState,
  asked: BasketLine,
  { variant, mayRaise, customerGroup }: PutContext,
): Outcome<AppliedChange, BasketRefusal> {
  const { min, unitTitle: unit, variantId } = variant
  const before = quantityOfVariant(state.lines, variantId)
  const inOtherLines = before - (state.lines.find(({ id }) => id === asked.id)?.quantity ?? 0)
  const settled = settleQuantity(
    { quantity: asked.quantity, inOtherLines, mayRaise },
    quantityRulesOf(variant),
  )
  if (!settled.ok) return settled
  const { quantity, raisedToMin } = settled.value

  const price = checkUnitPrice(variant, inOtherLines + quantity, customerGroup)
  if (!price.ok) return price
  const priceBefore = checkUnitPrice(variant, before, customerGroup)
  const lines = followSeenPrice(replaceLine(state.lines, { ...asked, quantity }), {
    variantId,
    from: priceBefore.ok ? priceBefore.value : null,
    to: price.value,
  })
  const notice: BasketNotice | null = raisedToMin ? { kind: 'raised-to-min', min, unit } : null
  return accept({ state: { ...state, lines }, notice, touchedId: asked.id })
}

function newLine(
  { productId, variantId }: SellableVariant,
  addonOf: string | null,
  { newLineId }: ApplyContext,
): BasketLine {
  const id = newLineId()
  return { id, productId, variantId, quantity: 0, addonOf, userDescription: '', seenUnitPriceRial: null }
}

function replaceLine(lines: readonly BasketLine[], changed: BasketLine): BasketLine[] {
  const isNew = lines.every(({ id }) => id !== changed.id)
  return isNew ? [...lines, changed] : lines.map((line) => (line.id === changed.id ? changed : line))
}

function unnoticed(state: BasketState): AppliedChange {
  return { state, notice: null, touchedId: null }
}
