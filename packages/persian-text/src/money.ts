export { formatAmount, THOUSANDS_SEPARATOR } from './money/format-amount.ts'
export { formatMoney, type MoneyStyle, PRICE_UNIT_TITLES } from './money/format-money.ts'
export { parseAmount } from './money/parse-amount.ts'
export { parseDecimal } from './money/parse-decimal.ts'
export {
  fromPriceUnit,
  type PriceUnit,
  RIALS_PER_TOMAN,
  toPriceUnit,
  toRials,
  toTomans,
} from './money/price-unit.ts'
