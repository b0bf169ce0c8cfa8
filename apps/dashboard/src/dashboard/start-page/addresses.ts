const COLLECTIONS = '/dashboard/collections'

type Question = { field: string; operator: string; value: string }

/** A list with its filters set, as the list itself writes them into its address. */
export function filteredList(collection: string, questions: Question[]): string {
  const query = questions.map(
    ({ field, operator, value }, index) =>
      `where[or][0][and][${index}][${field}][${operator}]=${encodeURIComponent(value)}`,
  )
  return `${COLLECTIONS}/${collection}?${query.join('&')}`
}

export const TODAY_ADDRESS = '/dashboard/orders?list=today'
export const LOW_STOCK_ADDRESS = '/dashboard/low-stock'
export const SCHEDULED_ADDRESS = '/dashboard/price-desk?changes=scheduled'
export const editAddress = (collection: string, id: number) => `${COLLECTIONS}/${collection}/${id}`
export const createAddress = (collection: string) => `${COLLECTIONS}/${collection}/create`
export const listAddress = (collection: string) => `${COLLECTIONS}/${collection}`
