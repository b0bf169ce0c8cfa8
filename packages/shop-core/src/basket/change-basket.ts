import { accept, type Outcome } from '../outcome.ts'
import { applyChange, type ChangedBasket } from './apply-change.ts'
import type { BasketNotice, BasketRefusal } from './basket-refusal.ts'
import type { BasketState } from './basket-state.ts'
import type { LineChange } from './line-change.ts'
import type { VariantFacts } from './variant-facts.ts'

/** What a change needs beside the facts: names for new lines, and the group whose price layers are open. */
export type ChangeContext = { newLineId: () => string; customerGroup?: number | null }

/** Makes all the changes in their order or, at the first refusal, none of them; the first notice is kept. */
export function changeBasket(
  state: BasketState,
  changes: readonly LineChange[],
  facts: readonly VariantFacts[],
  { newLineId, customerGroup = null }: ChangeContext,
): Outcome<ChangedBasket, BasketRefusal> {
  const touchedIds: string[] = []
  let current = state
  let notice: BasketNotice | null = null
  for (const change of changes) {
    const outcome = applyChange(current, change, { newLineId, customerGroup, facts, touchedIds })
    if (!outcome.ok) return outcome
    current = outcome.value.state
    notice ??= outcome.value.notice
    if (outcome.value.touchedId !== null) touchedIds.push(outcome.value.touchedId)
  }
  return accept({ state: current, notice })
}
