import { type IndexTokens, toCode, toIndexTokens } from '@rasteh/persian-text/search'
import type { SearchDocument } from './search-document.ts'
import type { SearchSource } from './search-source.ts'

// The end of a long description says nothing that its beginning did not.
const DESCRIPTION_LETTERS = 4_000

/** What an index keeps of a product. The same texts always give the same document. */
export function toSearchDocument(source: SearchSource): SearchDocument {
  const titles = source.titles.map(toIndexTokens)
  const brands = source.brands.map(toIndexTokens)
  const categories = source.categories.map(toIndexTokens)
  const attributes = source.attributes.map(({ name, value }) => toIndexTokens(`${name} ${value}`))
  const descriptions = source.descriptions.map((text) => toIndexTokens(text.slice(0, DESCRIPTION_LETTERS)))
  return {
    productId: source.productId,
    codes: unique([...source.codes.map(toCode), ...source.titles.flatMap(codesIn)]),
    brand: unique(brands.flatMap(tokensAndForms)),
    title: unique(titles.flatMap((text) => text.tokens)),
    titleForms: unique(titles.flatMap((text) => text.forms)),
    category: unique(categories.flatMap(tokensAndForms)),
    attributes: unique(attributes.flatMap(tokensAndForms)),
    latin: unique([...titles, ...brands, ...categories].flatMap((text) => text.latin)),
    description: unique(descriptions.flatMap((text) => text.tokens)),
    facets: source.facets,
  }
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
