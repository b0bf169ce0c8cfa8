import {
  formatAmount,
  fromPriceUnit,
  type PriceUnit,
  parseAmount,
  toPriceUnit,
} from '@rasteh/persian-text/money'
import {
  askedFilters,
  type OrderFilter,
  type OrderFilterKind,
  readOrderFilter,
  withoutFilter,
  writeOrderFilter,
} from '@rasteh/shop-core/order-list'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'

/** The fields of a filter as they are typed; amounts in the unit that the shop shows. */
export type FilterDraft = Record<string, string>
export type DraftRefusal = 'badAmount' | 'nothing'

const AMOUNTS = ['min', 'max'] as const

/** What is in the fields at first: what is asked already. */
export function toDraft(filter: OrderFilter, unit: PriceUnit): FilterDraft {
  const { minRial, maxRial } = filter
  const amount = (rial: number | null) =>
    rial === null ? '' : formatAmount(toPriceUnit(rial, unit), 'fa-IR')
  return { ...writeOrderFilter(filter), min: amount(minRial), max: amount(maxRial) }
}

/** The filter with one of its filters as it was typed. What is typed and cannot be read is said, not left out. */
export function readDraft(
  draft: FilterDraft,
  { kind, filter, unit }: { kind: OrderFilterKind; filter: OrderFilter; unit: PriceUnit },
): Outcome<OrderFilter, DraftRefusal> {
  const rials: Record<string, string> = {}
  for (const name of AMOUNTS) {
    const typed = draft[name]?.trim() ?? ''
    const read = parseAmount(typed)
    if (kind === 'amount' && typed !== '' && read === undefined) return refuse('badAmount')
    rials[name] = read === undefined ? '' : String(fromPriceUnit(read, unit))
  }
  const typed = readOrderFilter({ ...draft, ...rials })
  const others = withoutFilter(filter, kind)
  // Of what was typed only this filter's own part counts.
  const own = askedFilters(typed)
    .filter((one) => one !== kind)
    .reduce(withoutFilter, typed)
  if (!askedFilters(own).includes(kind)) return refuse('nothing')
  return accept(readOrderFilter({ ...writeOrderFilter(others), ...writeOrderFilter(own) }))
}
