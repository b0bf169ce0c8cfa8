import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { Link } from '@rasteh/ui/link'
import { type ArchiveMonth, monthUrl, monthWords } from './archive-months.ts'
import type { CountedMonth } from './load-news-list.ts'
import styles from './news-links.module.css'

type MonthLinksProps = {
  months: readonly CountedMonth[]
  chosen?: ArchiveMonth | undefined
  culture: Culture
  say: Say
}

/** Months of the archive, each with how many news it has. */
export function MonthLinks({ months, chosen, culture, say }: MonthLinksProps) {
  return (
    <ul className={styles.links}>
      {months.map((month) => {
        const isHere = chosen?.year === month.year && chosen.month === month.month
        return (
          <li key={monthUrl(month)}>
            <Link className={styles.link} href={monthUrl(month)} aria-current={isHere ? 'page' : undefined}>
              {say('NewsMonth', monthWords(month, culture))}
              <span className={styles.count} title={say('NewsCount', { count: month.count })}>
                {toCultureDigits(String(month.count), culture)}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
