import { auditLogTexts as texts } from '@rasteh/messages/dashboard'
import tables from '#components/table.module.css'
import { type LogQuery, toLogUrl } from './log-query.ts'

export function LogPager({ query, hasMore }: { query: LogQuery; hasMore: boolean }) {
  if (!hasMore && query.page === 1) return null
  return (
    <nav className={tables.pager} aria-label={texts.list}>
      {query.page > 1 && <a href={toLogUrl({ ...query, page: query.page - 1 })}>{texts.newer}</a>}
      {hasMore && <a href={toLogUrl({ ...query, page: query.page + 1 })}>{texts.older}</a>}
    </nav>
  )
}
