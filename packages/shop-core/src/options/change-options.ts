import { accept, type Outcome, refuse } from '../outcome.ts'
import type { ChoosingVariant, ProductOption } from './product-option.ts'

/** Why options cannot become others: something that is taken away is what these variants are sold by. */
export type OptionChangeRefusal =
  | { kind: 'option-in-use'; option: string; skus: string[] }
  | { kind: 'value-in-use'; option: string; value: string; skus: string[] }

/**
 * Says whether a product's options may become these. Nothing is deleted by leaving it out: an option or a value that a
 * variant has stays until that variant is given another choice or goes to the trash. Renaming, reordering and adding are
 * free; after an added option the variants with a choice are sold under their titles until they are given a value of it.
 */
export function checkOptionChange(
  before: readonly ProductOption[],
  after: readonly ProductOption[],
  variants: readonly ChoosingVariant[],
): Outcome<readonly ProductOption[], OptionChangeRefusal> {
  for (const { key, name, values } of before) {
    const skus = skusWith(variants, key)
    const kept = after.find((option) => option.key === key)
    if (!kept && skus.length > 0) return refuse({ kind: 'option-in-use', option: name.fa, skus })
    const gone = values.find(
      (value) =>
        kept?.values.every((one) => one.key !== value.key) && skusWith(variants, key, value.key).length > 0,
    )
    if (gone) {
      const holders = skusWith(variants, key, gone.key)
      return refuse({ kind: 'value-in-use', option: name.fa, value: gone.label.fa, skus: holders })
    }
  }
  return accept(after)
}

const skusWith = (variants: readonly ChoosingVariant[], option: string, value?: string) =>
  variants
    .filter(
      ({ choice }) =>
        choice && Object.hasOwn(choice, option) && (value === undefined || choice[option] === value),
    )
    .map(({ sku }) => sku)
