import type { Culture } from '@rasteh/persian-text/culture'
import { suggestionSearchUrl } from '@rasteh/shop-core/search-box'
import { inCulture } from '#page/culture/alternates.ts'

const CONTEXT = { '@context': 'https://schema.org' }

/** Where the described page is: the shop's own URL and the page's culture, which its URLs name. */
export type Site = { origin: string; culture: Culture }

/** The whole URL of a page in the culture of the page that names it. */
export function urlIn({ origin, culture }: Site, path: string): string {
  return new URL(inCulture(path, culture), origin).href
}

export type Step = { title: string; path: string }

/** The breadcrumbs of a page, its own step last. */
export function describeBreadcrumbs(site: Site, steps: readonly Step[]) {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: urlIn(site, path),
    })),
  }
}

/** The shop as the one who sells and publishes. Pages are read one by one, so each names it whole. */
export function describeOrganization({ origin }: Site, name: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  }
}

const TERM = 'search_term_string'

/** Who keeps the shop, and how to search in it: by the URL to which its search box leads. */
export function describeShop(site: Site, shop: { name: string; searchPage: string }) {
  const search = suggestionSearchUrl({ searchPage: shop.searchPage, text: TERM }) ?? shop.searchPage
  return [
    { ...CONTEXT, ...describeOrganization(site, shop.name) },
    {
      ...CONTEXT,
      '@type': 'WebSite',
      name: shop.name,
      url: urlIn(site, '/'),
      inLanguage: site.culture,
      publisher: { '@id': `${site.origin}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: urlIn(site, search).replace(TERM, `{${TERM}}`),
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
  author: { name: string; role: string | null; picture: string | null } | null
  /** The category's title. */
  section: string | null
  tags: readonly string[]
}

/** An item of the shop's news. Where it names no author, the shop itself has written it. */
export function describeNews(site: Site, news: NewsFacts) {
  const { publishedAt, updatedAt } = news
  const organization = describeOrganization(site, news.shopName)
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
    mainEntityOfPage: urlIn(site, news.path),
    author: news.author ? describeAuthor(site, news.author) : organization,
    ...(news.section ? { articleSection: news.section } : {}),
    ...(news.tags.length > 0 ? { keywords: [...news.tags] } : {}),
    publisher: organization,
  }
}

function describeAuthor({ origin }: Site, { name, role, picture }: NonNullable<NewsFacts['author']>) {
  return {
    '@type': 'Person',
    name,
    ...(role ? { jobTitle: role } : {}),
    ...(picture ? { image: new URL(picture, origin).href } : {}),
  }
}
