import type { BasketState } from './basket-state.ts'

/** The basket without the line and the addons attached to it; an unknown line changes nothing. */
export function removeLine(state: BasketState, lineId: string): BasketState {
  return { ...state, lines: state.lines.filter((line) => line.id !== lineId && line.addonOf !== lineId) }
}
