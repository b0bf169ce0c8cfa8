import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { formatDate } from '@rasteh/persian-text/jalali'
import { loadNews, loadNewsItem, type NewsItem } from '@rasteh/shop-store/reads/articles'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Section } from '@rasteh/ui/section'
import { Article } from '#features/articles/public.ts'
import { loadReferences, NO_REFERENCES, type References } from '#features/rich-text/public.ts'
import { describeBreadcrumbs, describeNews, StructuredData } from '#features/structured-data/public.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { Answer } from '#page/load/answer.ts'
import { readDatabase } from '#page/load/database.ts'
import type { Site } from '#page/load/load-site.ts'
import { siteOrigin } from '#page/load/origin.ts'
import { mediaUrl, newsUrl, toWords } from '#page/load/page-urls.ts'
import { showsKeys } from '#page/load/request.ts'
import { logoOf } from '#page/load/shown-brand.ts'
import styles from './news.page.module.css'
import { NewsList } from './news-list.tsx'

/** So many others are shown under a news item. */
const FURTHER = 3

type Data = { item: NewsItem; references: References; further: NewsItem[] }

export default definePage<Data>({
  path: `${PAGE_PATHS.news}/:slug`,
  load: async ({ params }) => {
    const item = await loadNewsItem(readDatabase(), toWords(params.slug ?? ''), readLanguage())
    if (!item) throw Answer.notFound()
    showsKeys(pageKeys.news(item.id), pageKeys.newsLists)
    const [references, latest] = await Promise.all([
      item.body ? loadReferences(item.body) : NO_REFERENCES,
      loadNews(readDatabase(), readLanguage(), FURTHER + 1),
    ])
    return { item, references, further: latest.filter(({ slug }) => slug !== item.slug).slice(0, FURTHER) }
  },
  head: ({ item }, site) => {
    const { title, summary, picture, seo, written } = item
    return pageHead(
      {
        path: newsUrl(item),
        title: seo.title || title,
        description: seo.description || summary,
        picture: seo.picture ?? picture,
        kind: 'article',
        isHidden: seo.hidden,
        isInEnglish: written.isInEnglish,
      },
      site,
    )
  },
  Component: ({ data: { item, references, further }, site }) => {
    const { culture, say } = site
    return (
      <div className={styles.page}>
        <Article {...item} references={references} site={site}>
          <StructuredData data={describe(item, site)} />
          <Breadcrumb
            label={say('Breadcrumb')}
            crumbs={[
              { href: PAGE_PATHS.home, title: say('HomePage') },
              { href: PAGE_PATHS.news, title: say('News') },
            ]}
          />
          <time dateTime={item.publishedAt.toISOString()}>
            {say('NewsPublishedOn', { date: formatDate(item.publishedAt, culture) })}
          </time>
        </Article>
        {further.length > 0 && (
          <Section
            id="further-news"
            title={say('NewsFurther')}
            more={{ href: PAGE_PATHS.news, label: say('NewsAll') }}
          >
            <NewsList items={further} culture={culture} say={say} />
          </Section>
        )}
      </div>
    )
  },
})

function describe(item: NewsItem, { culture, shopName, say, brand }: Site) {
  const site = { origin: siteOrigin(), culture, logo: logoOf(brand) }
  const path = newsUrl(item)
  const picture = item.picture === null ? null : mediaUrl(item.picture)
  return [
    describeNews(site, { ...item, picture, path, shopName }),
    describeBreadcrumbs(site, [
      { title: say('HomePage'), path: PAGE_PATHS.home },
      { title: say('News'), path: PAGE_PATHS.news },
      { title: item.title, path },
    ]),
  ]
}
