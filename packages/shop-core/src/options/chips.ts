import type { Choice } from './product-option.ts'
import { isComplete, type KeyedOption } from './whole-choice.ts'

export type ChipVariant = { readonly id: number; readonly choice: Choice | null; readonly isBuyable: boolean }

/** A value that a shopper can press: which variant it leads to, and whether that one can be bought. */
export type Chip = {
  readonly valueKey: string
  readonly variantId: number
  readonly isChosen: boolean
  readonly isBuyable: boolean
}

/**
 * The chips of one option, in the order of its values. Each keeps what is chosen of the other options where that combination
 * is made; else it leads to the first variant with its value, one that can be bought before others. A value that no variant
 * has is no chip; one that is sold out is, because people want to see it.
 */
export function chipsOf(
  option: KeyedOption,
  options: readonly KeyedOption[],
  { variants, chosenId }: { variants: readonly ChipVariant[]; chosenId: number },
): Chip[] {
  const chosen = variants.find(({ id }) => id === chosenId)?.choice ?? null
  const offered = variants.filter(({ choice }) => isComplete(choice, options))
  return option.values.flatMap(({ key: valueKey }) => {
    const having = offered.filter(({ choice }) => choice?.[option.key] === valueKey)
    const kept = having.find(
      ({ choice }) =>
        chosen && options.every(({ key }) => key === option.key || choice?.[key] === chosen[key]),
    )
    const target = kept ?? having.find(({ isBuyable }) => isBuyable) ?? having[0]
    if (!target) return []
    const isChosen = chosen?.[option.key] === valueKey && target.id === chosenId
    return [{ valueKey, variantId: target.id, isChosen, isBuyable: target.isBuyable }]
  })
}
