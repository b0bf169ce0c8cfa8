import type { BasketLine } from './basket-state.ts'
import type { LineChange } from './line-change.ts'
import type { VariantFacts } from './variant-facts.ts'

type Search = { change: LineChange; touchedIds: readonly string[]; facts: readonly VariantFacts[] }

/**
 * Finds the line an addon belongs to. It may name its product; otherwise it belongs to the last line of the same
 * request whose product offers it. What no product of the basket offers as an addon is a line of its own.
 */
export function findParentLine(lines: readonly BasketLine[], search: Search): BasketLine | undefined {
  const { change, touchedIds, facts } = search
  const touched = lines.filter((line) => touchedIds.includes(line.id)).toSorted(byLastTouch(touchedIds))
  const candidates = change.addonOf === undefined ? touched : [...touched, ...lines]
  return candidates.find(
    (line) =>
      line.addonOf === null &&
      (change.addonOf === undefined || line.productId === change.addonOf) &&
      offersAddon(facts, line, change.productId),
  )
}

function byLastTouch(touchedIds: readonly string[]): (a: BasketLine, b: BasketLine) => number {
  return (a, b) => touchedIds.lastIndexOf(b.id) - touchedIds.lastIndexOf(a.id)
}

function offersAddon(facts: readonly VariantFacts[], line: BasketLine, addonId: number): boolean {
  return facts.some(({ variantId, addonIds }) => variantId === line.variantId && addonIds.includes(addonId))
}
