import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { REPORT_PARTS } from '@rasteh/shop-core/reports'
import screen from '#components/screen.module.css'
import { REPORT_VIEWS, type ReportQuery, toReportUrl } from './report-query.ts'
import styles from './reports.module.css'

const NAMES = {
  days: texts.days,
  ...Object.fromEntries(REPORT_PARTS.map((part) => [part, texts.parts[part]])),
  stock: texts.stock,
  baskets: texts.baskets,
} as Record<(typeof REPORT_VIEWS)[number], string>

/** What the sales of the range are grouped by; each has a URL of its own. */
export function ViewTabs({ query }: { query: ReportQuery }) {
  return (
    <nav className={`${screen.tabs} ${styles.views}`} aria-label={texts.views}>
      {REPORT_VIEWS.map((view) => (
        <a
          key={view}
          className={screen.tab}
          href={toReportUrl({ ...query, view })}
          aria-current={query.view === view ? 'page' : undefined}
        >
          {NAMES[view]}
        </a>
      ))}
    </nav>
  )
}
