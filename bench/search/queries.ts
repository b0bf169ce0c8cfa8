import { brandOf } from '../../seed/bazaar/brands.ts'
import { makeFacts } from '../../seed/bazaar/make-facts.ts'
import { typeOf } from '../../seed/bazaar/product-types.ts'
import { writeProduct } from '../../seed/bazaar/write-product.ts'
import { pick, randomOf } from '../../seed/random.ts'

const DIFFERENT = 2_000

/**
 * What buyers type: a kind of thing, a kind with its brand, a model, a few words of a title. The same queries in every
 * run; which is asked next is by chance, the first of them far more often than the last, as in every shop.
 */
export function makeQueries(): { next: () => string } {
  const random = randomOf('bench-search')
  const facts = makeFacts(20_000)
  const texts = Array.from({ length: DIFFERENT }, (_, index) => {
    const product = writeProduct(pick(random, facts))
    const noun = pick(random, typeOf(product.facts.type).nouns)
    const words = product.titleFa.split(/\s+/)
    const kinds = [
      noun,
      `${noun} ${brandOf(product.facts.brand).fa}`,
      words.slice(0, 3).join(' '),
      words.slice(1, 4).join(' '),
    ]
    return kinds[index % kinds.length] ?? noun
  })
  return { next: () => texts[Math.floor(DIFFERENT ** random()) - 1] ?? '' }
}

/** As far as it has been typed when the box asks for suggestions. */
export function begunOf(text: string): string {
  return text.slice(0, Math.max(2, Math.ceil(text.length * 0.6)))
}
