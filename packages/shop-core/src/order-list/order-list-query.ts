import { isOrderState, STAFF_ORDER_LISTS } from '../order/order-state.ts'
import { NO_ORDER_FILTER, type OrderFilter } from './order-filter.ts'
import { isFiltered, type OrderFilterParams, readOrderFilter, writeOrderFilter } from './read-order-filter.ts'

/** What was placed today in Tehran, and the lists that staff work through. */
export const ORDER_LISTS = ['today', ...STAFF_ORDER_LISTS] as const
export type OrderList = (typeof ORDER_LISTS)[number]

/** What a list of orders shows: one of the lists or all orders, words that were typed, and filters. */
export type OrderListQuery = { list: OrderList | null; text: string; filter: OrderFilter }

export const NO_ORDER_QUERY: OrderListQuery = { list: null, text: '', filter: NO_ORDER_FILTER }

/** In a URL: all orders, where somebody's own view would else be shown. */
export const ALL_ORDERS = 'all'
const TEXT_MAX = 100

/** What a URL asks for; what it cannot mean is as if it were not there. A list of one state has no filter of states. */
export function readOrderListQuery(params: OrderFilterParams): OrderListQuery {
  const list = ORDER_LISTS.find((name) => name === params.list) ?? null
  const filter = readOrderFilter(params)
  const isOfState = list !== null && isOrderState(list)
  return {
    list,
    text: typeof params.q === 'string' ? params.q.replaceAll('\0', '').toWellFormed().slice(0, TEXT_MAX) : '',
    filter: isOfState ? { ...filter, states: [] } : filter,
  }
}

/** The same as parameters of a URL, always in one order, so that two that mean the same are written the same. */
export function writeOrderListQuery({ list, text, filter }: OrderListQuery): URLSearchParams {
  return new URLSearchParams({
    ...(list ? { list } : {}),
    ...(text ? { q: text } : {}),
    ...writeOrderFilter(filter),
  })
}

/** Says whether a list is narrowed beyond the list that it is: what waits is then counted otherwise. */
export const isNarrowed = ({ text, filter }: OrderListQuery): boolean => text !== '' || isFiltered(filter)
