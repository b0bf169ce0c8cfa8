import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { loadLowStock } from '@rasteh/shop-store/reads/shop-day'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import { FilledText } from '#components/filled-text.tsx'
import styles from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { LOW_STOCK_URL } from '#components/screen-urls.ts'
import tables from '#components/table.module.css'
import { readDatabase } from '#database/read-database.ts'
import { LowStockTable } from './low-stock-table.tsx'

const texts = dashboardTexts.lowStock
const PAGE_SIZE = 50

/** /dashboard/low-stock: every variant that the start page's card counts. It looks at its visitor itself. */
export async function LowStockView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, LOW_STOCK_URL)
  const content = isManager({ req }) ? (
    await openList(toPage(props.searchParams?.page))
  ) : (
    <p>{texts.notAllowed}</p>
  )
  return (
    <ScreenFrame props={props} title={texts.title} crumb={{ label: texts.title }}>
      {content}
    </ScreenFrame>
  )
}

async function openList(page: number) {
  const { count, rows } = await loadLowStock(readDatabase(), PAGE_SIZE, (page - 1) * PAGE_SIZE)
  if (rows.length === 0) return <p className={styles.hint}>{texts.none}</p>
  const hasMore = page * PAGE_SIZE < count
  return (
    <>
      <p className={styles.hint}>
        <FilledText text={texts.count} values={{ count: formatAmount(count, 'fa-IR') }} />
      </p>
      <LowStockTable rows={rows} />
      {(page > 1 || hasMore) && (
        <nav className={tables.pager} aria-label={texts.pages}>
          {page > 1 && <a href={`${LOW_STOCK_URL}?page=${page - 1}`}>{texts.before}</a>}
          {hasMore && <a href={`${LOW_STOCK_URL}?page=${page + 1}`}>{texts.after}</a>}
        </nav>
      )}
    </>
  )
}

/** What the URL cannot mean is the first page. */
function toPage(given: string | string[] | undefined): number {
  return typeof given === 'string' && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1
}
