import type { SearchSource as ProductRow, SourceText } from '@rasteh/shop-store/search/source'
import type { SearchSource } from '../documents/search-source.ts'
import { toSearchDocument } from '../documents/to-search-document.ts'
import type { FedDocument } from './document-sink.ts'

/** The document of a product as its rows are now. */
export function toDocument(row: ProductRow): FedDocument {
  return { document: toSearchDocument(toSource(row)), changesAt: row.changesAt }
}

const inBoth = ({ fa, en }: SourceText) => [fa, en].filter(Boolean)

function toSource(row: ProductRow): SearchSource {
  return {
    productId: row.productId,
    titles: inBoth(row.title),
    brands: inBoth(row.brand),
    categories: row.categories.toReversed().flatMap(({ title }) => inBoth(title)),
    attributes: row.attributes.flatMap(({ name, value }) => [
      { name: name.fa, value: value.fa },
      ...(value.en && value.en !== value.fa ? [{ name: name.en, value: value.en }] : []),
    ]),
    variants: row.variants.flatMap(({ title }) => inBoth(title)),
    codes: row.variants.map(({ sku }) => sku),
    descriptions: [...inBoth(row.shortText), ...inBoth(row.description)],
    facets: toFacets(row),
  }
}

function toFacets(row: ProductRow): SearchSource['facets'] {
  return {
    categoryIds: row.categories.map(({ id }) => id),
    brand: row.brand.fa,
    attributes: row.attributes
      .filter(({ name, value }) => name.fa && value.fa)
      .map(({ name, value }) => ({ name: name.fa, value: value.fa })),
    priceRial: row.priceRial,
    discountPercent: row.discountPercent,
    isOffered: row.isOffered,
    isInStock: row.isInStock,
    popularity: row.popularity,
    createdAt: row.createdAt,
  }
}
