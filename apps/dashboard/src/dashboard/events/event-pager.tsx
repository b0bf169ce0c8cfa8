import { eventsTexts as texts } from '@rasteh/messages/dashboard'
import styles from '../desk.module.css'
import { type EventQuery, toEventAddress } from './event-query.ts'

export function EventPager({ query, hasMore }: { query: EventQuery; hasMore: boolean }) {
  if (!hasMore && query.page === 1) return null
  return (
    <nav className={styles.pager} aria-label={texts.list}>
      {query.page > 1 && <a href={toEventAddress({ ...query, page: query.page - 1 })}>{texts.newer}</a>}
      {hasMore && <a href={toEventAddress({ ...query, page: query.page + 1 })}>{texts.older}</a>}
    </nav>
  )
}
