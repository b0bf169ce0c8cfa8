import type { Culture } from '@rasteh/persian-text/culture'
import { suggestionSearchAddress } from '@rasteh/shop-core/search-box'
import { inCulture } from '../alternates.ts'

const CONTEXT = { '@context': 'https://schema.org' }

/** Where the described page stands: the shop's own address and the page's culture, which its addresses name. */
export type Site = { origin: string; culture: Culture }

/** The whole address of a page in the culture of the page that names it. */
export function addressIn({ origin, culture }: Site, path: string): string {
  return new URL(inCulture(path, culture), origin).href
}

export type Step = { title: string; path: string }

/** The way to a page, its own step last. */
export function describeWay(site: Site, steps: readonly Step[]) {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: addressIn(site, path),
    })),
  }
}

/** The shop as the one who sells and publishes. Pages are read one by one, so each names it whole. */
export function describeKeeper({ origin }: Site, name: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  }
}

const TERM = 'search_term_string'

/** Who keeps the shop, and how to search in it: by the address to which its search box leads. */
export function describeShop(site: Site, shop: { name: string; searchPage: string }) {
  const search = suggestionSearchAddress({ searchPage: shop.searchPage, text: TERM }) ?? shop.searchPage
  return [
    { ...CONTEXT, ...describeKeeper(site, shop.name) },
    {
      ...CONTEXT,
      '@type': 'WebSite',
      name: shop.name,
      url: addressIn(site, '/'),
      inLanguage: site.culture,
      publisher: { '@id': `${site.origin}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: addressIn(site, search).replace(TERM, `{${TERM}}`),
        },
        'query-input': `required name=${TERM}`,
      },
    },
  ]
}

type NewsFacts = {
  title: string
  summary: string | null
  picture: string | null
  publishedAt: Date
  updatedAt: Date
  path: string
  shopName: string
}

/** An item of the shop's news. The shop itself has written it: items name no other author. */
export function describeNews(site: Site, news: NewsFacts) {
  const { publishedAt, updatedAt } = news
  const keeper = describeKeeper(site, news.shopName)
  return {
    ...CONTEXT,
    '@type': 'NewsArticle',
    headline: news.title,
    ...(news.summary ? { description: news.summary } : {}),
    ...(news.picture ? { image: [new URL(news.picture, site.origin).href] } : {}),
    datePublished: publishedAt.toISOString(),
    // One that was written before its day has not changed since it was published.
    dateModified: new Date(Math.max(updatedAt.getTime(), publishedAt.getTime())).toISOString(),
    inLanguage: site.culture,
    mainEntityOfPage: addressIn(site, news.path),
    author: keeper,
    publisher: keeper,
  }
}
