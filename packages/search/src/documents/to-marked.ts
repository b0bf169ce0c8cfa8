import { toAttributeKey } from './attribute-key.ts'
import type { SearchDocument } from './search-document.ts'
import { EVERY_DOCUMENT, marked } from './token-prefixes.ts'

/** The tokens of a document that no visitor types: what the thing is called, and what it belongs to. */
export function toMarked({ named, head, facets }: SearchDocument): string[] {
  return [
    EVERY_DOCUMENT,
    ...named.map((token) => marked('named', token)),
    ...head.map((token) => marked('head', token)),
    ...facets.categoryIds.map((id) => marked('category', id)),
    ...facets.attributes.map(({ name, value }) => marked('attribute', toAttributeKey(name, value))),
  ]
}
