/** What the page knows of a refused basket call: its status, its headers, and the unit of the product it was about. */
export type RefusedCall = { status: number; header: (name: string) => string | null; unit: string }

/** The message that says why a basket call was refused. */
export type FailureMessage =
  | { key: 'ProductNotFound' | 'InvalidPriceLayer' | 'StockExceeded' }
  | { key: CountedKey; parameters: { count: number; unit: string } }

type CountedKey = 'MinOrderCount' | 'MaxOrderCount' | 'StockLessThanMin'

const COUNTED_HEADERS = [
  ['x-less-than-min', 'MinOrderCount'],
  ['x-more-than-max', 'MaxOrderCount'],
  ['x-stock-less-than-min', 'StockLessThanMin'],
] as const satisfies readonly (readonly [string, CountedKey])[]

/** Picks the message of a refused basket call by its headers; a bare 400 means that the stock is exceeded. */
export function toFailureMessage({ status, header, unit }: RefusedCall): FailureMessage {
  if (status === 404) return { key: 'ProductNotFound' }
  for (const [name, key] of COUNTED_HEADERS) {
    const count = header(name)
    if (count !== null) return { key, parameters: { count: Number(count), unit } }
  }
  return { key: header('x-invalid-price-layer') === null ? 'StockExceeded' : 'InvalidPriceLayer' }
}
