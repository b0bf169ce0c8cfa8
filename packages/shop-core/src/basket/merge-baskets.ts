import { fitQuantity } from '../quantity.ts'
import { type BasketLine, type BasketState, quantityOfVariant } from './basket-state.ts'
import { findVariant, quantityRulesOf, type VariantFacts } from './variant-facts.ts'

/** A line of the guest's basket of which not all could be taken over. */
export type MergeLoss = { lineId: string; productId: number; wanted: number; taken: number }
export type MergedBaskets = { state: BasketState; losses: MergeLoss[] }

/**
 * Brings a guest's basket into the customer's own at sign-in. A merge is never refused: alike lines are added up,
 * lowered to what the limits of their variant leave, and the answer names what was lost. The guest's code, being newer, wins.
 */
export function mergeBaskets(
  guest: BasketState,
  customer: BasketState,
  facts: readonly VariantFacts[],
): MergedBaskets {
  let lines = customer.lines
  const losses: MergeLoss[] = []
  const newIds = new Map<string, string>()
  for (const moved of productsFirst(guest.lines)) {
    const line = { ...moved, addonOf: moved.addonOf && (newIds.get(moved.addonOf) ?? null) }
    const alike = lines.find((own) => isAlike(own, line))
    const taken = quantityTaken(line, lines, facts)
    newIds.set(line.id, alike?.id ?? line.id)
    lines = addQuantity(lines, alike ?? { ...line, quantity: 0 }, taken)
    if (taken < line.quantity) losses.push(lossOf(line, taken))
  }
  return { state: { ...customer, lines, specialCode: guest.specialCode ?? customer.specialCode }, losses }
}

// An addon must learn first which line its product became.
function productsFirst(lines: readonly BasketLine[]): BasketLine[] {
  const products = lines.filter(({ addonOf }) => addonOf === null)
  return [...products, ...lines.filter((line) => !products.includes(line))]
}

function isAlike(own: BasketLine, line: BasketLine): boolean {
  return (
    own.variantId === line.variantId &&
    own.addonOf === line.addonOf &&
    own.userDescription === line.userDescription
  )
}

function quantityTaken(
  line: BasketLine,
  lines: readonly BasketLine[],
  facts: readonly VariantFacts[],
): number {
  const variant = findVariant(facts, line)
  // What cannot be sold at all is kept whole: the priced basket says on the line what is wrong.
  if (!variant || variant.stock < variant.min) return line.quantity
  const present = quantityOfVariant(lines, line.variantId)
  return Math.max(0, fitQuantity(present + line.quantity, quantityRulesOf(variant)) - present)
}

function addQuantity(lines: readonly BasketLine[], line: BasketLine, added: number): readonly BasketLine[] {
  if (added === 0) return lines
  const raised = { ...line, quantity: line.quantity + added }
  const isNew = lines.every(({ id }) => id !== line.id)
  return isNew ? [...lines, raised] : lines.map((own) => (own.id === line.id ? raised : own))
}

function lossOf({ id, productId, quantity }: BasketLine, taken: number): MergeLoss {
  return { lineId: id, productId, wanted: quantity, taken }
}
