import { returnsTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import { OPEN_RETURN_STATES, tehranDay } from '@rasteh/shop-core/returns'
import { loadOpenReturns, type OpenReturn } from '@rasteh/shop-store/reads/order-returns'
import { loadHolidays, loadReturnExceptions } from '@rasteh/shop-store/reads/return-rules'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import screen from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import tables from '#components/table.module.css'
import { readDatabase } from '#database/read-database.ts'
import { ExceptionList } from './exception-list.tsx'
import { HolidayList } from './holiday-list.tsx'

/** How long ago a holiday may be and still count for a return that is open: longer than any clock runs. */
const BACK_MS = 60 * 86_400_000

/** /dashboard/returns: the returns that wait, and the rules of the clock. It looks at its visitor itself. */
export async function ReturnsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/returns')
  return (
    <ScreenFrame props={props} title={texts.listTitle} crumb={{ label: texts.listTitle }}>
      {isManager({ req }) ? await openReturns() : <p>{texts.notAllowed}</p>}
    </ScreenFrame>
  )
}

async function openReturns() {
  const database = readDatabase()
  const [returns, holidays, exceptions] = await Promise.all([
    loadOpenReturns(database, OPEN_RETURN_STATES),
    loadHolidays(database, tehranDay(Date.now() - BACK_MS)),
    loadReturnExceptions(database),
  ])
  return (
    <>
      <section className={screen.card} aria-label={texts.openReturns}>
        <h2 className={screen.heading}>{texts.openReturns}</h2>
        {returns.length > 0 ? (
          <OpenReturns returns={returns} />
        ) : (
          <p className={screen.hint}>{texts.openNone}</p>
        )}
      </section>
      <HolidayList holidays={holidays} />
      <ExceptionList exceptions={exceptions} />
    </>
  )
}

function OpenReturns({ returns }: { returns: readonly OpenReturn[] }) {
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.orderNumber}</th>
          <th scope="col">{texts.buyer}</th>
          <th scope="col">{texts.units}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.askedAt}</th>
        </tr>
      </thead>
      <tbody>
        {returns.map((one) => (
          <tr key={one.number}>
            <td data-label={texts.number}>
              <bdi>{toPersianDigits(String(one.number))}</bdi>
            </td>
            <td data-label={texts.orderNumber}>
              <a className={screen.linkButton} href={`/dashboard/order?id=${one.orderId}`}>
                <bdi>{toPersianDigits(String(one.orderNumber))}</bdi>
              </a>
            </td>
            <td data-label={texts.buyer}>
              <bdi>{one.name ?? '—'}</bdi>
            </td>
            <td data-label={texts.units}>
              <bdi>{formatAmount(one.units, 'fa-IR')}</bdi>
            </td>
            <td data-label={texts.state}>{texts.states[one.state]}</td>
            <td data-label={texts.askedAt}>
              <bdi>{formatMoment(new Date(one.requestedAt), 'fa-IR')}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
