import { formInboxTexts as texts } from '@rasteh/messages/dashboard'
import { loadInbox, loadInboxForms } from '@rasteh/shop-store/reads/form-inbox'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import screen from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import tables from '#components/table.module.css'
import { readDatabase } from '#database/read-database.ts'
import { FreshLink } from '#screens/fresh-authentication/public-components.ts'
import { InboxFilter } from './inbox-filter.tsx'
import { exportUrl, type InboxFilter as Filter, toInboxFilter, toInboxUrl } from './inbox-query.ts'
import { InboxTable } from './inbox-table.tsx'

const PAGE_SIZE = 50

/** /dashboard/form-inbox. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function FormInboxView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/form-inbox')
  const content = isManager({ req }) ? (
    await openInbox(toInboxFilter(props.searchParams ?? {}))
  ) : (
    <p>{texts.notAllowed}</p>
  )
  return (
    <ScreenFrame props={props} title={texts.title} crumb={{ label: texts.title }}>
      {content}
    </ScreenFrame>
  )
}

async function openInbox(filter: Filter) {
  const database = readDatabase()
  const [{ submissions, nextCursor }, forms] = await Promise.all([
    loadInbox(database, { ...filter, limit: PAGE_SIZE }),
    loadInboxForms(database),
  ])
  return (
    <>
      <InboxFilter filter={filter} forms={forms} />
      {filter.formId && (
        <p className={screen.hint}>
          <FreshLink className={screen.linkButton} href={exportUrl(filter.formId)}>
            {texts.exports}
          </FreshLink>
        </p>
      )}
      {submissions.length > 0 ? (
        <InboxTable submissions={submissions} />
      ) : (
        <p className={screen.hint}>{texts.empty}</p>
      )}
      {(nextCursor || filter.cursor) && (
        <nav className={tables.pager} aria-label={texts.list}>
          {filter.cursor && <a href={toInboxUrl({ ...filter, cursor: null })}>{texts.first}</a>}
          {nextCursor && <a href={toInboxUrl({ ...filter, cursor: nextCursor })}>{texts.older}</a>}
        </nav>
      )}
    </>
  )
}
