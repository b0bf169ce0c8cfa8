export { BasketLineWire, BasketWire, BulkInsertWire, CartId } from './basket/basket-wire.ts'
export {
  DeleteLineParams,
  LINE_CHANGES_MAX,
  LINE_QUANTITY_MAX,
  LineChangesWire,
  LineChangeWire,
  LineId,
  USER_DESCRIPTION_MAX,
} from './basket/line-changes.ts'
