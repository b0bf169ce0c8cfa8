import { type Arbitrary, constantFrom, integer, record, tuple, uniqueArray } from 'fast-check'
import { OPTION_KINDS, type ProductOption } from './product-option.ts'

/** Options of any number and size that a product may have; keys and labels of one list are unlike. */
export const someOptions: Arbitrary<ProductOption[]> = uniqueArray(
  tuple(
    integer({ min: 1, max: 99 }),
    constantFrom(...OPTION_KINDS),
    uniqueArray(integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }),
  ),
  { minLength: 1, maxLength: 3, selector: ([number]) => number },
).map((given) =>
  given.map(([number, kind, values]) => ({
    key: `o${number}`,
    name: { fa: `گزینهٔ ${number}`, en: '' },
    kind,
    values: values.map((value) => ({
      key: `v${value}`,
      label: { fa: `مقدار ${value}`, en: `Value ${value}` },
      colour: null,
      pictureId: null,
    })),
  })),
)

/** Options with a seed by which a test picks among their combinations. */
export const optionsAndSeed = record({ options: someOptions, seed: integer({ min: 0, max: 1_000_000 }) })
