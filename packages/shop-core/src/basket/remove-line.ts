import type { BasketState } from './basket-state.ts'

/** The basket without the line and the addons attached to it; an unknown line changes nothing. */
export function removeLine(state: BasketState, lineId: string): BasketState {
  const lines = state.lines.filter((line) => line.id !== lineId && line.addonOf !== lineId)
  return lines.length === state.lines.length ? state : { ...state, lines }
}
