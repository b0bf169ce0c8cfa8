import { createHash } from 'node:crypto'
import type { SearchRow } from '@rasteh/shop-store/search/documents'
import { toAttributeKey } from '../documents/attribute-key.ts'
import type { SearchDocument } from '../documents/search-document.ts'
import { toMarked } from '../documents/to-marked.ts'
import { marked } from '../documents/token-prefixes.ts'
import { writeTerms } from './terms.ts'

type Timed = { readonly changesAt: Date | null }

/** A document as PostgreSQL keeps it. The digest is of all that is kept, so that two equal documents have one. */
export function toSearchRow(document: SearchDocument, { changesAt }: Timed): SearchRow {
  const { facets } = document
  const row = {
    productId: document.productId,
    words: [...document.title, ...document.brand, ...document.category].join(' '),
    terms: toTerms(document),
    codes: [...new Set(document.codes)],
    categoryId: facets.categoryIds.at(-1) ?? null,
    categoryIds: facets.categoryIds,
    brand: facets.brand,
    attributes: [...new Set(facets.attributes.map(({ name, value }) => toAttributeKey(name, value)))],
    priceRial: facets.priceRial,
    discountPercent: facets.discountPercent,
    isOffered: facets.isOffered,
    isInStock: facets.isInStock,
    popularity: facets.popularity,
    createdAt: facets.createdAt,
    changesAt,
  }
  return { ...row, digest: createHash('sha1').update(JSON.stringify(row)).digest('base64url') }
}

/** Tokens of a document that search can hold in mind; a longer text has said by then what it is about. */
const DESCRIPTION_TOKENS = 150
/**
 * Tokens with the place and weight of each field they stand in. The category and the brand come first: `ts_rank` adds
 * what comes first in full, so that a word of both title and category counts as both.
 */
function toTerms(document: SearchDocument): string {
  return writeTerms([
    [document.category, '1B'],
    [document.brand, '1B', '2A'],
    [document.title, '2A'],
    [document.codes, '2A'],
    [document.titleForms, '3B'],
    [document.attributes, '4C'],
    [document.latin, '5C'],
    [document.description.slice(0, DESCRIPTION_TOKENS).map((token) => marked('mentioned', token)), '6D'],
    [toMarked(document), '7D'],
  ])
}
