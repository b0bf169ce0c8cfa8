import {
  type IndexTokens,
  toCode,
  toIndexTokens,
  toNames,
  toSingular,
  toTokens,
  toUnlinked,
  toWords,
} from '@rasteh/persian-text/search'
import type { SearchDocument } from './search-document.ts'
import type { SearchSource } from './search-source.ts'

// The end of a long description says nothing that its beginning did not.
const DESCRIPTION_LETTERS = 4_000

// What a thing is for follows these in its title: «قاب مناسب برای گوشی …» is no phone.
// What comes with it follows «با»: «تبلت با صفحه‌کلید» is no keyboard.
const MADE_FOR = /\s(?:مناسب|ویژه|سازگار|برا[یي]|با|for|with|compatible)(?=\s)/i

/** What an index keeps of a product. The same texts always give the same document. */
export function toSearchDocument(source: SearchSource): SearchDocument {
  const titles = source.titles.map(toIndexTokens)
  const things = source.titles.map(thingOf)
  const words = things.map(toWords)
  const thing = new Set([...words.flat().map(({ token }) => token), ...words.flatMap(toNames)])
  const names = source.titles.flatMap((title) => toNames(toWords(title)))
  const brands = source.brands.map(tokensOf)
  const categories = source.categories.map(tokensOf)
  const attributes = [
    // Apart, so that no pair goes across: «سازگار با اجاق: گاز» has no «اجاق گاز».
    ...source.attributes.filter(isThere).flatMap(({ name, value }) => [tokensOf(name), tokensOf(value)]),
    ...source.variants.slice(0, VARIANTS_MAX).map(tokensOf),
  ]
  const descriptions = source.descriptions.map((text) => toTokens(text.slice(0, DESCRIPTION_LETTERS)))
  return {
    productId: source.productId,
    codes: unique([...source.codes.map(toCode), ...things.flatMap(codesIn)]),
    brand: unique(brands.flatMap(tokensAndForms)),
    title: [...thing],
    titleForms: unique([...titles.flatMap(tokensAndForms), ...names]).filter((token) => !thing.has(token)),
    // In English the thing is named last, «mobile photography course»: the Persian title says it plainly.
    named: unique([...things.slice(0, 1).map(toIndexTokens), ...kindsOf(source)].flatMap(tokensAndForms)),
    head: unique(things.slice(0, 1).flatMap(headOf)),
    category: unique(categories.flatMap(tokensAndForms)),
    attributes: unique(attributes.flatMap(tokensAndForms)),
    latin: unique([...titles, ...brands, ...categories].flatMap((text) => text.latin)),
    description: unique(descriptions.flat()),
    facets: source.facets,
  }
}

// A product of more variants has said its colours and sizes by then.
const VARIANTS_MAX = 40

/** The word that a Persian title begins with, joined and apart. */
function headOf(thing: string): readonly string[] {
  const [first] = toWords(thing)
  if (first?.kind !== 'letters') return []
  return [
    first.token,
    ...(first.parts.length > 1 ? first.parts.slice(0, 1) : []),
    toSingular(first.token) ?? '',
    toUnlinked(first.token) ?? '',
  ].filter((token) => token !== '')
}

// Headphones whose «حذف نویز» is «ندارد» must not be found by it.
const MISSING = /^(?:ندارد|خیر|نه|فاقد|no|none|not available)$/i

const isThere = ({ value }: SearchSource['attributes'][number]) => !MISSING.test(value.trim())

// An attribute of this name says what the thing is, as its title does.
const KIND = /^(?:نوع|نوع (?:کالا|محصول|دستگاه))$/

const kindsOf = ({ attributes }: SearchSource) =>
  attributes.filter(({ name }) => KIND.test(name.trim())).map(({ value }) => tokensOf(value))

/** A title up to what the thing is made for. */
function thingOf(title: string): string {
  return title.slice(0, MADE_FOR.exec(title)?.index)
}

// Brands, categories and attributes are few beside the products that have them.
const REMEMBERED = new Map<string, IndexTokens>()
const REMEMBERED_MAX = 20_000

function tokensOf(text: string): IndexTokens {
  const known = REMEMBERED.get(text)
  if (known) return known
  const tokens = toIndexTokens(text)
  if (REMEMBERED.size >= REMEMBERED_MAX) REMEMBERED.clear()
  REMEMBERED.set(text, tokens)
  return tokens
}

function tokensAndForms({ tokens, forms }: IndexTokens): readonly string[] {
  return [...tokens, ...forms]
}

/** The words of a title that look like a code: both letters and digits, as «SM-A546E». */
function codesIn(title: string): (string | null)[] {
  return title
    .split(/\s+/)
    .map((word) => toCode(word))
    .filter((code) => code !== null && /[a-z]/.test(code))
}

function unique(tokens: readonly (string | null)[]): string[] {
  return [...new Set(tokens)].filter((token) => token !== null)
}
