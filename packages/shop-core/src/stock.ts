export {
  readStockCount,
  readStockDifference,
  type StockForm,
  type StockFormRefusal,
} from './stock/read-stock-form.ts'
export {
  isStockReason,
  STOCK_REASONS,
  type StockReason,
  toReasonParts,
  toReasonText,
} from './stock/stock-reason.ts'
