import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { jalaliDayStartMs, parseJalali } from '@rasteh/persian-text/jalali'
import { COMPARISONS, type DayRange, jalaliOf, PERIODS } from '@rasteh/shop-core/reports'
import screen from '#components/screen.module.css'
import { RangeForm } from './range-form.tsx'
import { type ReportQuery, toReportUrl } from './report-query.ts'
import styles from './reports.module.css'

type RangeChooserProps = { query: ReportQuery; range: DayRange | null }

/** Which days: a press for those that are asked for daily, two dates for all others; and what they are compared with. */
export function RangeChooser({ query, range }: RangeChooserProps) {
  const [from, to] = [range?.from, range?.to].map((day) => (day ? jalaliDayStartMs(jalaliOf(day)) : null))
  return (
    <section className={`${screen.card} ${styles.chooser}`} aria-label={texts.range}>
      <nav className={screen.tabs} aria-label={texts.range}>
        {PERIODS.map((period) => (
          <a
            key={period}
            className={screen.tab}
            href={toReportUrl({ ...query, period, from: '', to: '' })}
            aria-current={query.period === period ? 'page' : undefined}
          >
            {texts.periods[period]}
          </a>
        ))}
      </nav>
      <RangeForm
        from={from ?? momentOf(query.from)}
        to={to ?? momentOf(query.to)}
        compare={query.comparison === 'before' ? null : query.comparison}
        view={query.view === 'days' ? null : query.view}
      />
      <nav className={styles.comparisons} aria-label={texts.compareWith}>
        <span>{texts.compareWith}</span>
        {COMPARISONS.map((comparison) => (
          <a
            key={comparison}
            className={screen.tab}
            href={toReportUrl({ ...query, comparison })}
            aria-current={query.comparison === comparison ? 'true' : undefined}
          >
            {texts.comparisons[comparison]}
          </a>
        ))}
      </nav>
    </section>
  )
}

/** A date that was typed stays in its field although the two make no range. */
function momentOf(text: string): number | null {
  const date = parseJalali(text)
  return date ? jalaliDayStartMs(date) : null
}
