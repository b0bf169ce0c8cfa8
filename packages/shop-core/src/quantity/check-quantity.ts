import { accept, type Outcome, refuse } from '../outcome.ts'
import type { QuantityRules } from './quantity-rules.ts'

export type QuantityRefusal =
  | { kind: 'stock-less-than-min'; stock: number; min: number; unit: string }
  | { kind: 'less-than-min'; min: number; unit: string }
  | { kind: 'more-than-max'; max: number; unit: string }
  | { kind: 'stock-exceeded'; stock: number; unit: string }

/** Says whether `wanted` may be ordered. A `max` of 0 means there is no upper limit. */
export function checkQuantity(wanted: number, rules: QuantityRules): Outcome<number, QuantityRefusal> {
  const { min, max, stock, unit } = rules
  if (stock < min) return refuse({ kind: 'stock-less-than-min', stock, min, unit })
  if (wanted < min) return refuse({ kind: 'less-than-min', min, unit })
  if (max > 0 && wanted > max) return refuse({ kind: 'more-than-max', max, unit })
  if (wanted > stock) return refuse({ kind: 'stock-exceeded', stock, unit })
  return accept(wanted)
}
