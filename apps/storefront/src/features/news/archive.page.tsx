import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { EmptyState } from '@rasteh/ui/empty-state'
import { definePage } from '#page/define-page.ts'
import { showsKeys } from '#page/load/request.ts'
import { listHead } from './list-head.ts'
import { type CountedMonth, loadMonths } from './load-news-list.ts'
import { MonthLinks } from './month-links.tsx'
import styles from './news.page.module.css'

/** All months in which there were news, by their years. */
export default definePage<CountedMonth[]>({
  path: PAGE_PATHS.newsArchive,
  load: () => {
    showsKeys(pageKeys.newsLists)
    return loadMonths()
  },
  head: (_, site) =>
    listHead(
      { path: PAGE_PATHS.newsArchive, title: site.say('NewsArchive'), page: 1, robots: 'noindex, follow' },
      site,
    ),
  Component: ({ data: months, site: { culture, say } }) => (
    <div className={styles.page}>
      <div className={styles.head}>
        <Breadcrumb
          label={say('Breadcrumb')}
          crumbs={[
            { href: PAGE_PATHS.home, title: say('HomePage') },
            { href: PAGE_PATHS.news, title: say('News') },
          ]}
        />
        <h1 className={styles.title}>{say('NewsArchive')}</h1>
      </div>
      {months.length === 0 && <EmptyState icon="calendar" title={say('NewsEmpty')} />}
      {[...Map.groupBy(months, ({ year }) => year)].map(([year, ofYear]) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 className={styles.yearTitle} id={`year-${year}`}>
            {toCultureDigits(String(year), culture)}
          </h2>
          <MonthLinks months={ofYear} culture={culture} say={say} />
        </section>
      ))}
    </div>
  ),
})
