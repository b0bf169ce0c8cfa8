import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadNewsItem, loadRelatedNews, type NewsItem, type RelatedNews } from '@rasteh/shop-store/reads/news'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Section } from '@rasteh/ui/section'
import {
  CommentsSection,
  type FoundComments,
  findComments,
  readCommentsAfter,
} from '#features/comments/public.ts'
import { loadReferences, NO_REFERENCES, type References } from '#features/rich-text/public.ts'
import { describeBreadcrumbs, describeNews, StructuredData } from '#features/structured-data/public.ts'
import { answerUntranslated, isOnlyHere } from '#page/culture/answer-untranslated.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { Answer } from '#page/load/answer.ts'
import { readDatabase } from '#page/load/database.ts'
import type { Site } from '#page/load/load-site.ts'
import { siteOrigin } from '#page/load/origin.ts'
import { mediaUrl, newsCategoryUrl, newsUrl, toWords } from '#page/load/page-urls.ts'
import { showsKeys } from '#page/load/request.ts'
import { logoOf } from '#page/load/shown-brand.ts'
import styles from './news.page.module.css'
import { NewsArticle } from './news-article.tsx'
import { NewsList } from './news-list.tsx'

/** So many others are shown under a news item. */
const RELATED_COUNT = 3

type Data = { item: NewsItem; references: References; related: RelatedNews; comments: FoundComments | null }

export default definePage<Data>({
  path: PAGE_PATHS.newsItem,
  load: async ({ params, search }) => {
    const locale = readLanguage()
    const item = await loadNewsItem(readDatabase(), toWords(params.slug ?? ''), locale)
    if (!item) throw Answer.notFound()
    showsKeys(pageKeys.news(item.id), pageKeys.newsLists)
    answerUntranslated(item)
    const [references, related, comments] = await Promise.all([
      item.body ? loadReferences(item.body) : NO_REFERENCES,
      loadRelatedNews(readDatabase(), item.id, { locale, limit: RELATED_COUNT }),
      item.hasComments
        ? findComments({ sectionType: 'news', sectionId: item.id }, readCommentsAfter(search))
        : null,
    ])
    return { item, references, related, comments }
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
        languages: written.languages,
      },
      site,
    )
  },
  isOnlyHere: ({ item }) => isOnlyHere(item),
  Component: ({ data: { item, references, related, comments }, site }) => {
    const { culture, say } = site
    return (
      <div className={styles.page}>
        <NewsArticle item={item} references={references} site={site}>
          <StructuredData data={describe(item, site)} />
          <Breadcrumb
            label={say('Breadcrumb')}
            crumbs={stepsTo(item, site).map(({ path, title }) => ({ href: path, title }))}
          />
        </NewsArticle>
        {comments && <CommentsSection found={comments} site={site} />}
        {related.items.length > 0 && (
          <Section
            id="related-news"
            title={say(related.kind === 'latest' ? 'NewsFurther' : 'NewsRelated')}
            more={{ href: PAGE_PATHS.news, label: say('NewsAll') }}
          >
            <NewsList items={related.items} culture={culture} say={say} />
          </Section>
        )}
      </div>
    )
  },
})

/** The way to a news item: the news, and its category if it has one. */
function stepsTo({ category }: NewsItem, { say }: Site) {
  return [
    { title: say('HomePage'), path: PAGE_PATHS.home },
    { title: say('News'), path: PAGE_PATHS.news },
    ...(category ? [{ title: category.title, path: newsCategoryUrl(category) }] : []),
  ]
}

function describe(item: NewsItem, site: Site) {
  const { culture, shopName, brand } = site
  const place = { origin: siteOrigin(), culture, logo: logoOf(brand) }
  const path = newsUrl(item)
  const author = item.author && {
    ...item.author,
    picture: item.author.picture === null ? null : mediaUrl(item.author.picture),
  }
  return [
    describeNews(place, {
      ...item,
      author,
      section: item.category?.title ?? null,
      picture: item.picture === null ? null : mediaUrl(item.picture),
      path,
      shopName,
    }),
    describeBreadcrumbs(place, [...stepsTo(item, site), { title: item.title, path }]),
  ]
}
