import { ORDER_LISTS, type OrderList } from '@rasteh/shop-store/reads/order-list'

export type OrdersQuery = { list: OrderList | null; text: string; cursor: number | null }
type Params = Record<string, string | string[] | undefined>

const TEXT_MAX = 100
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** As many as are printed at once. */
const PRINTED_MAX = 200

/** What the URL asks for; what it cannot mean is as if it were not there. */
export function toOrdersQuery({ list, q, before }: Params): OrdersQuery {
  return {
    list: ORDER_LISTS.find((name) => name === list) ?? null,
    text: typeof q === 'string' ? q.replaceAll('\0', '').slice(0, TEXT_MAX) : '',
    cursor: typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  }
}

/** The URL of a page of the list. */
export function toOrdersUrl({ list, text, cursor }: OrdersQuery): string {
  const query = new URLSearchParams({
    ...(list ? { list } : {}),
    ...(text ? { q: text } : {}),
    ...(cursor ? { before: String(cursor) } : {}),
  })
  return `/dashboard/orders${query.size > 0 ? `?${query}` : ''}`
}

export const orderUrl = (id: string) => `/dashboard/order?id=${id}`

/** The orders that a URL names, each once. */
export function toOrderIds({ id }: Params): string[] {
  const named = id === undefined ? [] : [id].flat()
  return [...new Set(named.filter((one) => UUID.test(one)))].slice(0, PRINTED_MAX)
}
