import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import { formatDate } from '@rasteh/persian-text/jalali'
import { loadNews, loadNewsItem, type NewsItem } from '@rasteh/shop-store/reads/articles'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Section } from '@rasteh/ui/section'
import type { Metadata } from 'next'
import { cache } from 'react'
import { Article } from '../../../../features/articles/article.tsx'
import { NewsList } from '../../../../features/news/news-list.tsx'
import { answerMissing, missingMetadata } from '../../../../features/shell/missing-page.tsx'
import { mediaAddress, newsAddress, toWords } from '../../../../page/addresses.ts'
import { showsKeys } from '../../../../page/answer.ts'
import { readCulture, readLanguage } from '../../../../page/culture.ts'
import { readDatabase } from '../../../../page/database.ts'
import { loadFront } from '../../../../page/front.ts'
import { siteOrigin } from '../../../../page/origin.ts'
import { pageHead } from '../../../../page/page-head.ts'
import { loadSay } from '../../../../page/say.ts'
import { describeNews, describeWay, type Site } from '../../../../page/structured-data/describe-page.ts'
import { StructuredData } from '../../../../page/structured-data/structured-data.tsx'
import styles from '../page.module.css'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

/** So many others stand under a news item. */
const FURTHER = 3

const findNews = cache(async (slug: string) =>
  loadNewsItem(readDatabase(), toWords(slug), await readLanguage()),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await findNews((await params).slug)
  if (!item) return missingMetadata()
  const { title, summary, picture, seo } = item
  return pageHead({
    path: newsAddress(item),
    title: seo.title || title,
    description: seo.description || summary,
    picture: seo.picture ?? picture,
    kind: 'article',
    isHidden: seo.hidden,
    isInEnglish: item.written.isInEnglish,
  })
}

export default async function NewsItemPage({ params }: Props) {
  const item = await findNews((await params).slug)
  if (!item) return answerMissing()
  showsKeys(pageKeys.news(item.id), pageKeys.newsLists)
  const [say, culture, { shopName }, latest] = await Promise.all([
    loadSay(),
    readCulture(),
    loadFront(),
    loadNews(readDatabase(), await readLanguage(), FURTHER + 1),
  ])
  const further = latest.filter(({ slug }) => slug !== item.slug).slice(0, FURTHER)
  return (
    <div className={styles.page}>
      <Article {...item} emptyText={say('PageEmpty')}>
        <StructuredData data={describe(item, { site: { origin: siteOrigin(), culture }, shopName, say })} />
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
}

type Around = { site: Site; shopName: string; say: Say }

function describe(item: NewsItem, { site, shopName, say }: Around) {
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
