/**
 * The names under which cached pages are kept. A page carries the keys of all that it shows; a change of a thing
 * purges the pages with its key.
 */
export const pageKeys = {
  product: (id: number) => `product-${id}`,
  category: (id: number) => `category-${id}`,
  page: (id: number) => `page-${id}`,
  news: (id: number) => `news-${id}`,
  form: (id: number) => `form-${id}`,
  sharedSection: (id: number) => `shared-section-${id}`,
  /** Lists of news: the news page and the carousels. */
  newsLists: 'news-lists',
  /** Lists whose products are chosen by rule: newest, popular, offers. */
  productLists: 'product-lists',
  /** Answers that say "there is nothing here", which a new page or redirect makes wrong. */
  missing: 'missing',
  /** What is on every page: menu, header, footer, texts, settings. */
  everywhere: 'everywhere',
} as const

/** The job that purges pages, by their keys. */
export const PURGE_PAGES_QUEUE = 'purge-pages'
export type PurgePages = { readonly keys: readonly string[] }
