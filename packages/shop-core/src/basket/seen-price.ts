import type { Rial } from '../money.ts'
import type { BasketLine, BasketState } from './basket-state.ts'

type PriceMove = { variantId: number; from: Rial | null; to: Rial }

/**
 * Moves the seen price along when the shopper's own change leads to another price layer. A line that has not seen
 * the price `from` keeps what it saw, so that a manager's change is still noticed.
 */
export function followSeenPrice(
  lines: readonly BasketLine[],
  { variantId, from, to }: PriceMove,
): BasketLine[] {
  return lines.map((line) => {
    const follows = line.seenUnitPriceRial === null || line.seenUnitPriceRial === from
    return line.variantId === variantId && follows ? { ...line, seenUnitPriceRial: to } : line
  })
}

/** The basket once these unit prices have been shown; a line without a price keeps what it saw. */
export function markPricesSeen(
  state: BasketState,
  shown: readonly { id: string; unitPriceRial: Rial | null }[],
): BasketState {
  const prices = new Map(shown.map(({ id, unitPriceRial }) => [id, unitPriceRial]))
  const lines = state.lines.map((line) => {
    const price = prices.get(line.id) ?? line.seenUnitPriceRial
    // A line that is the same stays the same object, so that the caller that saves it sees that nothing changed.
    return price === line.seenUnitPriceRial ? line : { ...line, seenUnitPriceRial: price }
  })
  return { ...state, lines }
}
