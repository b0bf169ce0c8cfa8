import { accept, type Outcome, refuse } from '../outcome.ts'
import {
  type Choice,
  type ChoosingVariant,
  PRODUCT_VARIANTS_MAX,
  type ProductOption,
} from './product-option.ts'
import { isComplete } from './whole-choice.ts'

export type Combination = { readonly choice: Choice; readonly sku: string }

export type CombinationsRefusal =
  | { kind: 'no-options' }
  | { kind: 'too-many-variants'; count: number; max: number }

/** The longest code that a combination is given; a longer one would be no help to anybody. */
export const SKU_MAX = 100

/**
 * The combinations that no variant has yet, each with a code that none of these variants and codes has: in the order of the options and their values,
 * the last option changing fastest. Refused when the product would have more variants than a product may.
 */
export function missingCombinations(
  options: readonly ProductOption[],
  variants: readonly ChoosingVariant[],
  { baseSku, takenSkus = [] }: { baseSku: string; takenSkus?: readonly string[] },
): Outcome<Combination[], CombinationsRefusal> {
  if (options.length === 0) return refuse({ kind: 'no-options' })
  const made = new Set(
    variants.flatMap(({ choice }) => (isComplete(choice, options) ? [keyOf(options, choice)] : [])),
  )
  const all = options.reduce((count, { values }) => count * values.length, 1)
  const count = variants.length + all - made.size
  if (count > PRODUCT_VARIANTS_MAX)
    return refuse({ kind: 'too-many-variants', count, max: PRODUCT_VARIANTS_MAX })
  const taken = new Set([...variants.map(({ sku }) => sku), ...takenSkus].map((sku) => sku.toUpperCase()))
  const missing = combine(options).filter((choice) => !made.has(keyOf(options, choice)))
  return accept(missing.map((choice) => ({ choice, sku: proposeSku(options, choice, { baseSku, taken }) })))
}

function combine(options: readonly ProductOption[]): Choice[] {
  return options.reduce<Choice[]>(
    (choices, { key, values }) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [key]: value.key }))),
    [{}],
  )
}

const keyOf = (options: readonly ProductOption[], choice: Choice) =>
  options.map(({ key }) => choice[key]).join('/')

/** `BASE-BLACK-64`, with a number behind it where that code is taken. */
function proposeSku(
  options: readonly ProductOption[],
  choice: Choice,
  { baseSku, taken }: { baseSku: string; taken: Set<string> },
): string {
  const parts = [baseSku.trim(), ...options.map(({ key }) => choice[key] ?? '')].filter(Boolean)
  const plain = parts.join('-').toUpperCase().slice(0, SKU_MAX)
  let sku = plain
  for (let turn = 2; taken.has(sku); turn += 1) sku = `${plain}-${turn}`
  taken.add(sku)
  return sku
}
