import { auditLogTexts } from '@rasteh/messages/dashboard'
import { loadAuditLog, loadColleagues } from '@rasteh/shop-store/reads/audit-log'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import type { AdminViewServerProps } from 'payload'
import { isOwner } from '#access/is-owner.ts'
import { requireStaff } from '#access/require-staff.ts'
import styles from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { readDatabase } from '#database/read-database.ts'
import { LogFilter } from './log-filter.tsx'
import { LogPager } from './log-pager.tsx'
import { type LogQuery, toLogQuery } from './log-query.ts'
import { LogTable } from './log-table.tsx'

const PAGE_SIZE = 50

/** /dashboard/events. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function AuditLogView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/events')
  const content = isOwner({ req }) ? (
    await renderLog(toLogQuery(props.searchParams ?? {}))
  ) : (
    <p>{auditLogTexts.notAllowed}</p>
  )
  return (
    <ScreenFrame props={props} title={auditLogTexts.title} crumb={{ label: auditLogTexts.title }}>
      {content}
    </ScreenFrame>
  )
}

async function renderLog(query: LogQuery) {
  const database = readDatabase()
  const [{ lines, hasMore }, colleagues, { priceUnit }] = await Promise.all([
    loadAuditLog(database, { ...query, pageSize: PAGE_SIZE }),
    loadColleagues(database),
    loadShopFront(database, 'fa'),
  ])
  return (
    <>
      <p className={styles.hint}>{auditLogTexts.intro}</p>
      <LogFilter query={query} colleagues={colleagues} />
      {lines.length > 0 ? (
        <LogTable lines={lines} unit={priceUnit} />
      ) : (
        <p className={styles.hint}>{auditLogTexts.empty}</p>
      )}
      <LogPager query={query} hasMore={hasMore} />
    </>
  )
}
