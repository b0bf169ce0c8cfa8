import {
  ALL_ORDERS,
  type OrderListQuery,
  readOrderListQuery,
  writeOrderListQuery,
} from '@rasteh/shop-core/order-list'

export type OrdersQuery = OrderListQuery & { cursor: number | null }
type Params = Record<string, string | string[] | undefined>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** As many as are printed at once. */
const PRINTED_MAX = 200

/** What the URL asks for; what it cannot mean is as if it were not there. */
export function toOrdersQuery(params: Params): OrdersQuery {
  const { before } = params
  return {
    ...readOrderListQuery(params),
    cursor: typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  }
}

/** The URL of a page of the list. All orders are asked for by name: without anything asked, somebody's own view is shown. */
export function toOrdersUrl({ cursor, ...query }: OrdersQuery): string {
  const params = writeOrderListQuery(readOrderListQuery(Object.fromEntries(writeOrderListQuery(query))))
  if (params.size === 0) params.set('list', ALL_ORDERS)
  if (cursor) params.set('before', String(cursor))
  return `/dashboard/orders?${params}`
}

export const orderUrl = (id: string) => `/dashboard/order?id=${id}`

/** The orders that a URL names, each once. */
export function toOrderIds({ id }: Params): string[] {
  const named = id === undefined ? [] : [id].flat()
  return [...new Set(named.filter((one) => UUID.test(one)))].slice(0, PRINTED_MAX)
}
