import { returnsTexts, shipmentTexts, ordersTexts as texts } from '@rasteh/messages/dashboard'
import { toOrderSearch } from '@rasteh/shop-core/order'
import { mayChangeView, writeOrderListQuery } from '@rasteh/shop-core/order-list'
import { loadOrderChoices } from '@rasteh/shop-store/reads/order-choices'
import { countOrders, loadOrderList, loadWaitingOrders } from '@rasteh/shop-store/reads/order-list'
import { loadOrderViews, type OrderView } from '@rasteh/shop-store/reads/order-views'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import { staffRole } from '#access/staff-role.ts'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { readDatabase } from '#database/read-database.ts'
import { FilterChips } from './filter-chips.tsx'
import { FoundCount } from './found-count.tsx'
import { ListTabs } from './list-tabs.tsx'
import { type OrdersQuery, toOrdersQuery, toOrdersUrl } from './order-query.ts'
import { OrderSearch } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'
import { OrderViews } from './order-views.tsx'
import { OrdersFrame } from './orders-frame.tsx'

const PAGE_SIZE = 50

type Params = NonNullable<AdminViewServerProps['searchParams']>

/** /dashboard/orders. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function OrdersView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/orders')
  const content = isManager({ req }) ? (
    await openOrders(req, props.searchParams ?? {})
  ) : (
    <p>{texts.notAllowed}</p>
  )
  return (
    <OrdersFrame props={props} title={texts.title} isList>
      {content}
    </OrdersFrame>
  )
}

async function openOrders(req: PayloadRequest, params: Params) {
  const database = readDatabase()
  const views = await loadOrderViews(database, Number(req.user?.id))
  const query = toFirstQuery(params, views)
  const asked = { ...query, text: toOrderSearch(query.text) }
  const [{ orders, nextCursor }, count, waiting, choices] = await Promise.all([
    loadOrderList(database, { ...asked, limit: PAGE_SIZE }),
    countOrders(database, asked),
    loadWaitingOrders(database),
    loadOrderChoices(database),
  ])
  return (
    <>
      <OrderViews
        views={views.map((view) => ({ ...view, mayChange: mayChangeView(view, memberOf(req)) }))}
        query={String(writeOrderListQuery(query))}
      />
      <ListTabs query={query} waiting={waiting} />
      <OrderSearch query={query} />
      <FilterChips query={query} choices={choices} />
      <div className={screen.buttons}>
        <a className={screen.linkButton} href="/dashboard/returns">
          {returnsTexts.listTitle}
        </a>
        <a className={screen.linkButton} href="/dashboard/shipments">
          {shipmentTexts.title}
        </a>
      </div>
      <FoundCount count={count} />
      {orders.length > 0 ? <OrderTable orders={orders} /> : <p className={screen.hint}>{texts.empty}</p>}
      {(nextCursor || query.cursor) && (
        <nav className={tables.pager} aria-label={texts.list}>
          {query.cursor && <a href={toOrdersUrl({ ...query, cursor: null })}>{texts.first}</a>}
          {nextCursor && <a href={toOrdersUrl({ ...query, cursor: nextCursor })}>{texts.older}</a>}
        </nav>
      )}
    </>
  )
}

/** Where the URL asks nothing, the list begins with the view that somebody chose for it. */
function toFirstQuery(params: Params, views: readonly OrderView[]): OrdersQuery {
  const first = views.find(({ isDefault }) => isDefault)
  if (!first || Object.keys(params).length > 0) return toOrdersQuery(params)
  return toOrdersQuery(Object.fromEntries(new URLSearchParams(first.query)))
}

const memberOf = (req: PayloadRequest) => ({ staffId: Number(req.user?.id), role: String(staffRole(req)) })
