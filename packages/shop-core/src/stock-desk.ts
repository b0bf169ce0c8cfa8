export {
  readStockCount,
  readStockDifference,
  type StockForm,
  type StockFormRefusal,
} from './stock-desk/read-stock-form.ts'
export {
  isStockReason,
  STOCK_REASONS,
  type StockReason,
  toReasonParts,
  toReasonText,
} from './stock-desk/stock-reason.ts'
