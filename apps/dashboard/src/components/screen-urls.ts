import type { OrderList } from '@rasteh/shop-core/order-list'

const COLLECTIONS = '/dashboard/collections'

type Question = { field: string; operator: string; value: string }

/** A list with its filters set, as the list itself writes them into its URL. */
export function filteredList(collection: string, questions: Question[]): string {
  const query = questions.map(
    ({ field, operator, value }, index) =>
      `where[or][0][and][${index}][${field}][${operator}]=${encodeURIComponent(value)}`,
  )
  return `${COLLECTIONS}/${collection}?${query.join('&')}`
}

/** The list of orders, opened at one of its tabs. */
export const orderListUrl = (list: OrderList) => `/dashboard/orders?list=${list}`

export const TODAY_URL = orderListUrl('today')
export const LOW_STOCK_URL = '/dashboard/low-stock'
export const SCHEDULED_URL = '/dashboard/price-desk?changes=scheduled'
export const editUrl = (collection: string, id: number) => `${COLLECTIONS}/${collection}/${id}`
export const createUrl = (collection: string) => `${COLLECTIONS}/${collection}/create`
export const listUrl = (collection: string) => `${COLLECTIONS}/${collection}`
