import type { Culture } from '@rasteh/persian-text/culture'
import { suggestionSearchUrl } from '@rasteh/shop-core/search-box'
import { inCulture } from '#page/culture/alternates.ts'

const CONTEXT = { '@context': 'https://schema.org' }

/** Where the described page is: the shop's own URL and the page's culture, which its URLs name. */
export type Site = { origin: string; culture: Culture; logo?: string | undefined }

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
export function describeOrganization({ origin, logo = '/icons/icon-512.png' }: Site, name: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name,
    url: `${origin}/`,
    logo: new URL(logo, origin).href,
  }
}

const TERM = 'search_term_string'

type ShopFacts = {
  name: string
  /** Null for a site without a search of its own. */
  searchPage: string | null
  /** Its pages on other sites. */
  elsewhere: readonly string[]
}

/** Who keeps the shop, and how to search in it: by the URL to which its search box leads. */
export function describeShop(site: Site, { name, searchPage, elsewhere }: ShopFacts) {
  const sameAs = elsewhere.length > 0 ? { sameAs: elsewhere } : {}
  return [
    { ...CONTEXT, ...describeOrganization(site, name), ...sameAs },
    {
      ...CONTEXT,
      '@type': 'WebSite',
      name,
      url: urlIn(site, '/'),
      inLanguage: site.culture,
      publisher: { '@id': `${site.origin}/#shop` },
      ...(searchPage === null ? {} : { potentialAction: describeSearch(site, searchPage) }),
    },
  ]
}

function describeSearch(site: Site, searchPage: string) {
  const search = suggestionSearchUrl({ searchPage, text: TERM }) ?? searchPage
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: urlIn(site, search).replace(TERM, `{${TERM}}`) },
    'query-input': `required name=${TERM}`,
  }
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
