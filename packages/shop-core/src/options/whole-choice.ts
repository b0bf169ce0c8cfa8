import type { Choice } from './product-option.ts'

/** Options as far as choices know them: by their keys. */
export type KeyedOption = { readonly key: string; readonly values: readonly { readonly key: string }[] }

/** Says whether the choice names one value of each option and nothing else: only such a variant is found by its chips. */
export function isComplete(choice: Choice | null, options: readonly KeyedOption[]): choice is Choice {
  return (
    choice !== null &&
    options.length > 0 &&
    Object.keys(choice).length === options.length &&
    options.every(({ key, values }) => values.some((value) => value.key === choice[key]))
  )
}
