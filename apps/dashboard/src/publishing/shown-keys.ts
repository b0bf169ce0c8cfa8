import { pageKeys } from '@rasteh/contracts/page-keys'

type Reference = number | { id: number } | null | undefined

const idOf = (reference: Reference) => (typeof reference === 'object' ? reference?.id : reference)
const keysOf = (key: (id: number) => string, reference: Reference) => {
  const id = idOf(reference)
  return id === undefined || id === null ? [] : [key(id)]
}

/** Where each kind of document is shown. */
export const shownKeys = {
  product: (doc: { id: number; category?: Reference }) => [
    pageKeys.product(doc.id),
    pageKeys.productLists,
    pageKeys.missing,
    ...keysOf(pageKeys.category, doc.category),
  ],
  /** A variant belongs to its product's page. */
  variant: (doc: { product?: Reference }) => keysOf(pageKeys.product, doc.product),
  category: (doc: { id: number }) => [pageKeys.category(doc.id), pageKeys.everywhere],
  page: (doc: { id: number }) => [pageKeys.page(doc.id), pageKeys.missing, pageKeys.everywhere],
  news: (doc: { id: number }) => [pageKeys.news(doc.id), pageKeys.newsLists, pageKeys.missing],
  /** A category or an author of news: lists and items alike carry the key of the lists. */
  newsPart: () => [pageKeys.newsLists, pageKeys.missing],
  /** A form is on every page that has a section of it. */
  form: (doc: { id: number }) => [pageKeys.form(doc.id)],
  /** A shared section is on every page that places it, also while it is not published. */
  sharedSection: (doc: { id: number }) => [pageKeys.sharedSection(doc.id)],
  redirect: () => [pageKeys.missing],
  everywhere: () => [pageKeys.everywhere],
} as const
