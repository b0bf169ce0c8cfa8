import { accept, type Outcome, refuse } from '../outcome.ts'
import { type ChoiceRefusal, checkChoice, isSameChoice } from './choice.ts'
import { type Combination, type CombinationsRefusal, SKU_MAX } from './missing-combinations.ts'
import { type ChoosingVariant, PRODUCT_VARIANTS_MAX, type ProductOption } from './product-option.ts'

/** Why combinations are not made; none of them is then. */
export type PlanRefusal =
  | ChoiceRefusal
  | CombinationsRefusal
  | { kind: 'sku-unreadable'; sku: string }
  | { kind: 'sku-taken'; sku: string }

type Known = {
  options: readonly ProductOption[]
  variants: readonly ChoosingVariant[]
  /** The wanted codes that some variant of the shop has already, in the trash too. */
  takenSkus: readonly string[]
}

/** Says which of the wanted combinations are to be made now: a combination that is made already is left as it is. */
export function planCombinations(
  wanted: readonly Combination[],
  { options, variants, takenSkus }: Known,
): Outcome<Combination[], PlanRefusal> {
  if (options.length === 0) return refuse({ kind: 'no-options' })
  const taken = new Set(takenSkus.map((sku) => sku.toUpperCase()))
  const made = variants.filter(({ choice }) => choice !== null)
  const planned: Combination[] = []
  for (const { choice, sku: typed } of wanted) {
    if ([...made, ...planned].some((one) => one.choice && isSameChoice(one.choice, choice))) continue
    const checked = checkChoice(choice, options, [])
    if (!checked.ok) return checked
    const sku = typed.trim()
    if (sku === '' || sku.length > SKU_MAX || sku.includes('\0') || !sku.isWellFormed())
      return refuse({ kind: 'sku-unreadable', sku: sku.slice(0, SKU_MAX) })
    if (taken.has(sku.toUpperCase())) return refuse({ kind: 'sku-taken', sku })
    taken.add(sku.toUpperCase())
    planned.push({ choice, sku })
  }
  const count = variants.length + planned.length
  return count > PRODUCT_VARIANTS_MAX
    ? refuse({ kind: 'too-many-variants', count, max: PRODUCT_VARIANTS_MAX })
    : accept(planned)
}

/** What the codes of a product's new variants begin with: what the codes of those that are there have in common. */
export function baseSkuOf(
  productId: number,
  options: readonly ProductOption[],
  variants: readonly ChoosingVariant[],
): string {
  const [first, ...others] = variants
  if (!first) return `P${productId}`
  const { sku, choice } = first
  if (others.length === 0) {
    const ending = options
      .map(({ key }) => `-${choice?.[key] ?? ''}`)
      .join('')
      .toUpperCase()
    return choice && sku.toUpperCase().endsWith(ending) ? sku.slice(0, -ending.length) : sku
  }
  const parts = sku.split('-')
  const isCommon = (count: number) =>
    others.every(
      (other) => other.sku.split('-').slice(0, count).join('-') === parts.slice(0, count).join('-'),
    )
  let count = parts.length - 1
  while (count > 0 && !isCommon(count)) count -= 1
  return count > 0 ? parts.slice(0, count).join('-') : sku
}
