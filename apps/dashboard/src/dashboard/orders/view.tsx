import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { toOrderSearch } from '@rasteh/shop-core/order-desk'
import { loadOrderList, loadWaitingOrders } from '@rasteh/shop-store/reads/order-list'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '../../access/is-manager.ts'
import { readDatabase } from '../../database/read-database.ts'
import desk from '../desk.module.css'
import { turnAwayStrangers } from '../turn-away.ts'
import { DeskFrame } from './desk-frame.tsx'
import { ListTabs } from './list-tabs.tsx'
import { type OrdersQuery, toOrdersAddress, toOrdersQuery } from './order-query.ts'
import { OrderSearch } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'

const PAGE_SIZE = 50

/** /dashboard/orders. The content platform shows a view to whoever asks, so it looks at its visitor itself. */
export async function OrdersView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  turnAwayStrangers(req, '/dashboard/orders')
  const content = isManager({ req }) ? (
    await openOrders(toOrdersQuery(props.searchParams ?? {}))
  ) : (
    <p>{texts.notAllowed}</p>
  )
  return (
    <DeskFrame props={props} title={texts.title} isList>
      {content}
    </DeskFrame>
  )
}

async function openOrders(query: OrdersQuery) {
  const database = readDatabase()
  const [{ orders, nextCursor }, waiting] = await Promise.all([
    loadOrderList(database, { ...query, text: toOrderSearch(query.text), limit: PAGE_SIZE }),
    loadWaitingOrders(database),
  ])
  return (
    <>
      <ListTabs query={query} waiting={waiting} />
      <OrderSearch query={query} />
      {orders.length > 0 ? <OrderTable orders={orders} /> : <p className={desk.hint}>{texts.empty}</p>}
      {(nextCursor || query.cursor) && (
        <nav className={desk.pager} aria-label={texts.list}>
          {query.cursor && <a href={toOrdersAddress({ ...query, cursor: null })}>{texts.first}</a>}
          {nextCursor && <a href={toOrdersAddress({ ...query, cursor: nextCursor })}>{texts.older}</a>}
        </nav>
      )}
    </>
  )
}
