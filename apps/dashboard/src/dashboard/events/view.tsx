import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { eventsTexts } from '@rasteh/messages/dashboard'
import { loadAuditLog, loadColleagues } from '@rasteh/shop-store/reads/audit-log'
import type { AdminViewServerProps } from 'payload'
import { isOwner } from '../../access/is-owner.ts'
import { readDatabase } from '../../database/read-database.ts'
import styles from '../desk.module.css'
import { turnAwayStrangers } from '../turn-away.ts'
import { EventFilter } from './event-filter.tsx'
import { EventPager } from './event-pager.tsx'
import { type EventQuery, toEventQuery } from './event-query.ts'
import { EventTable } from './event-table.tsx'

const PAGE_SIZE = 50

/** /dashboard/events. The content platform shows a view to whoever asks, so it looks at its visitor itself. */
export async function EventsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  turnAwayStrangers(req, '/dashboard/events')
  const content = isOwner({ req }) ? (
    await openEvents(toEventQuery(searchParams ?? {}))
  ) : (
    <p>{eventsTexts.notAllowed}</p>
  )
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: eventsTexts.title }]} />
      <main className={styles.page}>
        <h1>{eventsTexts.title}</h1>
        {content}
      </main>
    </DefaultTemplate>
  )
}

async function openEvents(query: EventQuery) {
  const database = readDatabase()
  const [{ lines, hasMore }, colleagues] = await Promise.all([
    loadAuditLog(database, { ...query, pageSize: PAGE_SIZE }),
    loadColleagues(database),
  ])
  return (
    <>
      <p className={styles.hint}>{eventsTexts.intro}</p>
      <EventFilter query={query} colleagues={colleagues} />
      {lines.length > 0 ? <EventTable lines={lines} /> : <p className={styles.hint}>{eventsTexts.empty}</p>}
      <EventPager query={query} hasMore={hasMore} />
    </>
  )
}
