import { escapeLiteral } from 'pg'

export type LiteralValue = string | number | readonly (string | number)[]

/**
 * A value as it is written into a statement, quoted by the driver. Connections plan once for all values of a parameter
 * (plan_cache_mode); a statement whose best plan depends on its values, as of a rare and a common name, has them written out.
 */
export function toLiteral(value: LiteralValue): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Error('only whole numbers are written into a statement')
    return `(${value})`
  }
  if (typeof value === 'string') return escapeLiteral(value.replaceAll('\0', ''))
  return `array[${value.map(toLiteral).join(',')}]`
}
