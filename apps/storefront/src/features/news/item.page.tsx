import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { formatDate } from '@rasteh/persian-text/jalali'
import { loadNews, loadNewsItem, type NewsItem } from '@rasteh/shop-store/reads/articles'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Section } from '@rasteh/ui/section'
import { mediaAddress, newsAddress, toWords } from '../../page/addresses.ts'
import { Answer } from '../../page/answer.ts'
import { readLanguage } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import { definePage } from '../../page/define-page.ts'
import { siteOrigin } from '../../page/origin.ts'
import { pageHead } from '../../page/page-head.ts'
import { showsKeys } from '../../page/request.ts'
import { loadReferences, NO_REFERENCES, type References } from '../../page/rich-text/references.ts'
import type { Site } from '../../page/site.ts'
import { describeNews, describeWay } from '../../page/structured-data/describe-page.ts'
import { StructuredData } from '../../page/structured-data/structured-data.tsx'
import { Article } from '../articles/public.ts'
import styles from './news.page.module.css'
import { NewsList } from './news-list.tsx'

/** So many others stand under a news item. */
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
        path: newsAddress(item),
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

function describe(item: NewsItem, { culture, shopName, say }: Site) {
  const site = { origin: siteOrigin(), culture }
  const path = newsAddress(item)
  const picture = item.picture === null ? null : mediaAddress(item.picture)
  return [
    describeNews(site, { ...item, picture, path, shopName }),
    describeWay(site, [
      { title: say('HomePage'), path: PAGE_PATHS.home },
      { title: say('News'), path: PAGE_PATHS.news },
      { title: item.title, path },
    ]),
  ]
}
