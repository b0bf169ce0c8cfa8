/** What the writer of a query wanted, over the facts of the catalogue. */
export type Intent = {
  /** Any of these types of products; none when one product is asked for by its stock code. */
  readonly types: readonly string[]
  readonly brand: string | null
  readonly model: string | null
  /** The maker's code of the model; of a book, its writer. */
  readonly code: string | null
  /** The number of the one product that is wanted. */
  readonly number: number | null
  /** The model of the device that an accessory is wanted for. */
  readonly fits: string | null
  /** Measures, colours and the like: any of the values will do. */
  readonly traits: Readonly<Record<string, readonly string[]>>
}

/** Reads an intent as the lists of queries write it: `types; brand=…; model=…; trait=value~value`. */
export function readIntent(written: string): Intent {
  const [first = '', ...others] = written.split(';').map((part) => part.trim())
  const hasTypes = !first.includes('=')
  const facets = new Map(
    (hasTypes ? others : [first, ...others]).map((facet) => {
      const [key = '', ...value] = facet.split('=')
      return [key, value.join('=')]
    }),
  )
  const take = (key: string) => {
    const value = facets.get(key) ?? null
    facets.delete(key)
    return value
  }
  const number = take('sku')
  return {
    types: hasTypes ? first.split(',') : [],
    brand: take('brand'),
    model: take('model'),
    code: take('code'),
    number: number === null ? null : Number(number),
    fits: take('fits'),
    traits: Object.fromEntries([...facets].map(([key, value]) => [key, value.split('~')])),
  }
}
