import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import { toCustomerSearch } from '@rasteh/shop-core/customers'
import {
  type FoundCustomer,
  findCustomers,
  loadNewestCustomers,
} from '@rasteh/shop-store/reads/customer-search'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import screen from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import tables from '#components/table.module.css'
import { readDatabase } from '#database/read-database.ts'
import styles from './customer-care.module.css'
import { customerUrl, toSearchText } from './customer-query.ts'
import { SearchForm } from './search-form.tsx'

const SHOWN = 50

/** /dashboard/customers: whom a manager looks for. It looks at its visitor itself. */
export async function CustomersView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/customers')
  return (
    <ScreenFrame props={props} title={texts.title} crumb={{ label: texts.title }}>
      {isManager({ req }) ? (
        await openSearch(toSearchText(props.searchParams ?? {}))
      ) : (
        <p>{texts.notAllowed}</p>
      )}
    </ScreenFrame>
  )
}

async function openSearch(typed: string) {
  const search = toCustomerSearch(typed)
  const isNewest = typed === ''
  const database = readDatabase()
  const found = isNewest
    ? await loadNewestCustomers(database, SHOWN)
    : search
      ? await findCustomers(database, search, SHOWN)
      : []
  return (
    <>
      <SearchForm text={typed} />
      {found.length > 0 && <CustomerTable title={isNewest ? texts.newest : texts.found} customers={found} />}
      {found.length === 0 && (
        <p className={screen.hint}>{search || isNewest ? texts.empty : texts.tooShort}</p>
      )}
    </>
  )
}

function CustomerTable({ title, customers }: { title: string; customers: readonly FoundCustomer[] }) {
  return (
    <table className={tables.table}>
      <caption className={tables.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.mobile}</th>
          <th scope="col">{texts.email}</th>
          <th scope="col">{texts.group}</th>
          <th scope="col">{texts.orderCount}</th>
          <th scope="col">{texts.lastOrder}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map(({ id, name, mobile, email, groupTitle, orders, lastOrderAt }) => (
          <tr key={id}>
            <td data-label={texts.name}>
              <a className={styles.name} href={customerUrl(id)}>
                <bdi>{name ?? texts.noName}</bdi>
              </a>
            </td>
            <td data-label={texts.mobile}>
              <bdi>{toPersianDigits(mobile ?? '—')}</bdi>
            </td>
            <td data-label={texts.email}>
              <bdi>{email ?? '—'}</bdi>
            </td>
            <td data-label={texts.group}>
              <bdi>{groupTitle ?? '—'}</bdi>
            </td>
            <td data-label={texts.orderCount}>
              <bdi>{formatAmount(orders, 'fa-IR')}</bdi>
            </td>
            <td data-label={texts.lastOrder}>
              <bdi>{lastOrderAt ? formatDate(lastOrderAt, 'fa-IR') : '—'}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
