import { pick, type Random, randomOf } from '../random.ts'
import type { ProductType, Trait } from '../schema/bazaar.ts'
import { brandOf } from './brands.ts'
import type { BazaarFacts } from './facts.ts'
import { PRODUCT_TYPES, typeOf } from './product-types.ts'

/** A brand's model, before the buyer chooses a colour or a size. */
type Model = Pick<BazaarFacts, 'brand' | 'model' | 'code' | 'fits'>

const MOST_OF_A_MODEL = 12

/** So many products as plain facts: the same numbers give the same products on every machine. */
export function makeFacts(count: number): BazaarFacts[] {
  const shares = shareOut(count)
  const facts: BazaarFacts[] = []
  for (const type of PRODUCT_TYPES) {
    for (const one of factsOf(type, shares.get(type.key) ?? 0))
      facts.push({ ...one, number: facts.length + 1 })
  }
  return facts
}

/** Types whose models are written by hand give what they have; the others make up for them. */
function shareOut(count: number): Map<string, number> {
  const total = PRODUCT_TYPES.reduce((sum, { weight }) => sum + weight, 0)
  const shares = new Map<string, number>()
  for (const type of PRODUCT_TYPES) {
    shares.set(type.key, Math.min(Math.ceil((count * type.weight) / total), capacityOf(type)))
  }
  const elastic = PRODUCT_TYPES.filter(({ codes }) => codes)
  let missing = count - [...shares.values()].reduce((sum, share) => sum + share, 0)
  for (let turn = 0; missing !== 0; turn += 1) {
    const key = elastic[turn % elastic.length]?.key ?? ''
    const step = Math.sign(missing)
    if ((shares.get(key) ?? 0) + step < 1) continue
    shares.set(key, (shares.get(key) ?? 0) + step)
    missing -= step
  }
  return shares
}

const capacityOf = (type: ProductType) =>
  type.codes ? Number.POSITIVE_INFINITY : [...modelsOf(type)].length * choicesOf(type.choice).length

function* factsOf(type: ProductType, share: number): Generator<BazaarFacts> {
  const choices = choicesOf(type.choice)
  const perModel = type.codes
    ? Math.min(choices.length, MOST_OF_A_MODEL)
    : Math.ceil(share / [...modelsOf(type)].length)
  let left = share
  for (const model of modelsOf(type)) {
    const random = randomOf(`${type.key}/${model.brand}/${model.model}/${model.code}`)
    const fixed = Object.fromEntries(type.fixed.map((trait) => [trait.key, pick(random, trait.values)]))
    for (const chosen of shuffled(random, choices).slice(0, perModel)) {
      if (left === 0) return
      left -= 1
      yield { number: 0, type: type.key, ...model, traits: { ...fixed, ...chosen } }
    }
  }
}

/** Models in the order brands take turns, so that a small catalogue has all of them. */
function* modelsOf(type: ProductType): Generator<Model> {
  const written = type.brands.map((brand) => ({ brand, models: writtenModels(type, brand) }))
  const longest = Math.max(...written.map(({ models }) => models.length))
  for (let turn = 0; turn < longest || type.codes; turn += 1) {
    for (const { brand, models } of written) {
      const model =
        models[turn] ?? (type.codes && models.length === 0 ? inventedModel(type, brand, turn) : null)
      if (model) yield model
    }
  }
}

function writtenModels(type: ProductType, brand: string): Model[] {
  if (type.fits) {
    const fits = typeOf(type.fits)
    return fits.brands.flatMap((fitsBrand) =>
      writtenModels(fits, fitsBrand).map(({ model }) => ({
        brand,
        model: '',
        code: '',
        fits: { type: fits.key, brand: fitsBrand, model },
      })),
    )
  }
  const models = type.models?.[brand] ?? []
  return models.map(({ name, code = '' }) => ({ brand, model: name, code, fits: null }))
}

function inventedModel({ key, codes = '' }: ProductType, brand: string, turn: number): Model {
  const random = randomOf(`${key}/${brand}/${turn}`)
  const code = codes.replace(/[#@%]/g, (sign) => {
    if (sign === '%')
      return brandOf(brand)
        .en.replace(/[^A-Za-z]/g, '')
        .slice(0, 2)
        .toUpperCase()
    return sign === '#' ? String(Math.floor(random() * 9) + 1) : pick(random, LETTERS)
  })
  return { brand, model: code, code, fits: null }
}

// Without those that are taken for digits.
const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXY']

/** Every way to choose: colours by sizes by whatever else there is. */
function choicesOf(traits: readonly Trait[]): Record<string, number | string>[] {
  return traits.reduce<Record<string, number | string>[]>(
    (combinations, { key, values }) =>
      combinations.flatMap((combination) => values.map((value) => ({ ...combination, [key]: value }))),
    [{}],
  )
}

function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value)
}
