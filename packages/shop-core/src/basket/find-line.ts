import type { BasketLine } from './basket-state.ts'
import type { LineChange } from './line-change.ts'

type Search = { change: LineChange; variantId: number | undefined; parentId: string | null }

/**
 * Finds the line a change is about: by its id, or else the variant's line with the same description under the
 * same product. Without a description, set and subtract also find a line that has one; add begins a new line.
 */
export function findLine(lines: readonly BasketLine[], search: Search): BasketLine | undefined {
  const { change, variantId, parentId } = search
  const named = findNamedLine(lines, change)
  if (named) return named
  const alike = lines.filter((line) => line.variantId === variantId && line.addonOf === parentId)
  const same = alike.find((line) => line.userDescription === (change.userDescription ?? ''))
  if (same || change.action === 'add' || change.userDescription !== undefined) return same
  return alike[0]
}

/** Finds the line a change names by id; an id that names another product or variant counts as unknown. */
export function findNamedLine(lines: readonly BasketLine[], change: LineChange): BasketLine | undefined {
  return lines.find(
    (line) =>
      line.id === change.lineId &&
      line.productId === change.productId &&
      (change.variantId === undefined || line.variantId === change.variantId),
  )
}
