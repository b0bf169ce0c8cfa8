const CONTEXT = { '@context': 'https://schema.org' }

export type Step = { title: string; path: string }

/** The way to a page, its own step last. */
export function describeWay(origin: string, steps: readonly Step[]) {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: new URL(path, origin).href,
    })),
  }
}

/** Who keeps the shop, and how to search in it. */
export function describeShop(origin: string, shop: { name: string; searchPath: string }) {
  return [
    {
      ...CONTEXT,
      '@type': 'Organization',
      '@id': `${origin}/#shop`,
      name: shop.name,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
    },
    {
      ...CONTEXT,
      '@type': 'WebSite',
      name: shop.name,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${shop.searchPath}/{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

type NewsFacts = {
  title: string
  summary: string | null
  picture: string | null
  publishedAt: Date
  path: string
}

/** An item of the shop's news. */
export function describeNews(origin: string, news: NewsFacts) {
  return {
    ...CONTEXT,
    '@type': 'NewsArticle',
    headline: news.title,
    ...(news.summary ? { description: news.summary } : {}),
    ...(news.picture ? { image: [new URL(news.picture, origin).href] } : {}),
    datePublished: news.publishedAt.toISOString(),
    mainEntityOfPage: new URL(news.path, origin).href,
    publisher: { '@id': `${origin}/#shop` },
  }
}
