import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { EmptyState } from '@rasteh/ui/empty-state'
import { Section } from '@rasteh/ui/section'
import { PageLinks } from '#features/product-list/public-page-links.ts'
import { describeBreadcrumbs, StructuredData } from '#features/structured-data/public.ts'
import type { Site } from '#page/load/load-site.ts'
import { siteOrigin } from '#page/load/origin.ts'
import type { ArchiveMonth } from './archive-months.ts'
import { CategoryLinks } from './category-links.tsx'
import { FeedLinks } from './feed-links.tsx'
import type { ListedNews } from './load-news-list.ts'
import { MonthLinks } from './month-links.tsx'
import styles from './news.page.module.css'
import { NewsList } from './news-list.tsx'
import { newsPageCount, newsPageUrl } from './news-pages.ts'

/** A year of months; the page of the archive has all. */
const MONTHS_SHOWN = 12

type NewsListPageProps = {
  title: string
  path: string
  listed: ListedNews
  /** The slug of the category that is shown. */
  chosen?: string
  chosenMonth?: ArchiveMonth
  site: Site
}

/** A page of a list of news, with what leads to other lists. */
export function NewsListPage({ title, path, listed, chosen, chosenMonth, site }: NewsListPageProps) {
  const { list, page, categories, months } = listed
  const { culture, say } = site
  const isWhole = path === PAGE_PATHS.news
  const steps = [
    { path: PAGE_PATHS.home, title: say('HomePage') },
    { path: PAGE_PATHS.news, title: say('News') },
  ]
  const crumbs = isWhole ? steps.slice(0, 1) : steps
  const items = list.lead ? [list.lead, ...list.items] : list.items
  return (
    <div className={styles.page}>
      <StructuredData
        data={[describeBreadcrumbs({ origin: siteOrigin(), culture }, [...crumbs, { title, path }])]}
      />
      <div className={styles.head}>
        <Breadcrumb
          label={say('Breadcrumb')}
          crumbs={crumbs.map((step) => ({ href: step.path, title: step.title }))}
        />
        <h1 className={styles.title}>{title}</h1>
        <CategoryLinks categories={categories} chosen={isWhole ? null : chosen} say={say} />
      </div>
      {items.length === 0 && (
        <EmptyState icon="calendar" title={say(isWhole ? 'NewsEmpty' : 'NewsEmptyHere')} />
      )}
      <NewsList items={items} culture={culture} say={say} heading="h2" hasLead={list.lead !== null} />
      <PageLinks
        page={page}
        pageCount={newsPageCount(list.total)}
        urlOf={(number) => newsPageUrl(path, number)}
        say={say}
      />
      {months.length > 0 && (
        <Section
          id="news-archive"
          title={say('NewsArchive')}
          more={{ href: PAGE_PATHS.newsArchive, label: say('NewsAllMonths') }}
        >
          <MonthLinks
            months={months.slice(0, MONTHS_SHOWN)}
            chosen={chosenMonth}
            culture={culture}
            say={say}
          />
        </Section>
      )}
      <FeedLinks say={say} />
    </div>
  )
}
