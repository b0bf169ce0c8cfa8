export { BasketLineWire, BasketWire, BulkInsertWire, CartId, LineNoticeWire } from './basket/basket-wire.ts'
export {
  DeleteLineParams,
  LINE_CHANGES_MAX,
  LINE_QUANTITY_MAX,
  LineChangesWire,
  LineChangeWire,
  LineId,
  USER_DESCRIPTION_MAX,
} from './basket/line-changes.ts'
export { type ShownBasket, type ShownLine, type ShownTotals, toShownBasket } from './basket/shown-basket.ts'
export { type BasketSource, toBasketWire } from './basket/to-basket-wire.ts'
export { toLineChanges, toLineChangesWire } from './basket/to-line-changes.ts'
