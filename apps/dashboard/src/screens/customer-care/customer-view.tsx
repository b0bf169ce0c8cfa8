import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatDate } from '@rasteh/persian-text/jalali'
import { type CustomerPage, loadCustomerPage } from '@rasteh/shop-store/reads/customer-page'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import screen from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { readDatabase } from '#database/read-database.ts'
import { Activity } from './activity.tsx'
import { AddressList } from './address-list.tsx'
import { BasketLeft } from './basket-left.tsx'
import styles from './customer-care.module.css'
import { CustomerOrders } from './customer-orders.tsx'
import { toCustomerId } from './customer-query.ts'
import { Figures } from './figures.tsx'
import { NoteList } from './note-list.tsx'
import { ScoreLedger } from './score-ledger.tsx'
import { SignInHelp } from './sign-in-help.tsx'

/** /dashboard/customer?id=…: everything about one customer, and what may be done for them. It looks at its visitor itself. */
export async function CustomerView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const id = toCustomerId(props.searchParams ?? {})
  requireStaff(req, `/dashboard/customer${id ? `?id=${id}` : ''}`)
  const isAllowed = isManager({ req })
  const customer = id && isAllowed ? await loadCustomerPage(readDatabase(), id) : null
  const title = customer ? <bdi>{customer.name ?? texts.noName}</bdi> : texts.title
  return (
    <ScreenFrame props={props} title={title} crumb={{ label: texts.title, url: '/customers' }}>
      {customer ? <Customer customer={customer} /> : <p>{isAllowed ? texts.notFound : texts.notAllowed}</p>}
    </ScreenFrame>
  )
}

function Customer({ customer }: { customer: CustomerPage }) {
  return (
    <>
      <Top customer={customer} />
      <Figures customer={customer} />
      <CustomerOrders customer={customer} />
      <div className={styles.columns}>
        <ScoreLedger customer={customer} />
        <NoteList customer={customer} />
        <AddressList addresses={customer.addresses} />
        <BasketLeft basket={customer.basket} unit={customer.priceUnit} />
        <Activity customer={customer} />
        <SignInHelp customerId={customer.id} codes={customer.codes} />
      </div>
    </>
  )
}

function Top({ customer }: { customer: CustomerPage }) {
  const { id, mobile, email, groupTitle, createdAt } = customer
  return (
    <div className={styles.top}>
      <div className={styles.facts}>
        {mobile && (
          <a href={`tel:${mobile}`} className={styles.name}>
            <bdi>{toPersianDigits(mobile)}</bdi>
          </a>
        )}
        {email && <bdi>{email}</bdi>}
        {groupTitle && (
          <span className={styles.pill}>
            <bdi>{groupTitle}</bdi>
          </span>
        )}
        <span className={screen.hint}>
          {texts.since} <bdi>{formatDate(new Date(createdAt), 'fa-IR')}</bdi>
        </span>
      </div>
      <div className={screen.buttons}>
        <a className={screen.linkButton} href={`/dashboard/collections/customers/${id}`}>
          {texts.record}
        </a>
        <a className={screen.linkButton} href="/dashboard/customers">
          {texts.back}
        </a>
      </div>
    </div>
  )
}
