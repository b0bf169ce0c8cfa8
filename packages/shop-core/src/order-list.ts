export {
  askedFilters,
  NO_ORDER_FILTER,
  ORDER_FILTER_KINDS,
  type OrderFilter,
  type OrderFilterKind,
  toProductWords,
  withoutFilter,
} from './order-list/order-filter.ts'
export {
  ALL_ORDERS,
  isNarrowed,
  NO_ORDER_QUERY,
  ORDER_LISTS,
  type OrderList,
  type OrderListQuery,
  readOrderListQuery,
  writeOrderListQuery,
} from './order-list/order-list-query.ts'
export {
  checkOrderView,
  mayChangeView,
  ORDER_VIEW_NAME_MAX,
  ORDER_VIEW_QUERY_MAX,
  ORDER_VIEWS_MAX,
  type OrderViewDraft,
  type OrderViewRefusal,
  type OrderViewToKeep,
} from './order-list/order-view.ts'
export {
  isFiltered,
  ORDER_AMOUNT_MAX,
  ORDER_FILTER_TEXT_MAX,
  type OrderFilterParams,
  readOrderFilter,
  writeOrderFilter,
} from './order-list/read-order-filter.ts'
