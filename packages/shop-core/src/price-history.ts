export {
  type AskedPrices,
  checkStruck,
  type PricePair,
  STRUCK_DAYS,
  type StruckRefusal,
} from './price-history/check-struck.ts'
export {
  type DailyPrice,
  dailyLowest,
  joinDays,
  PRICE_LINE_DAYS,
  type PriceSpan,
  type PriceStep,
} from './price-history/daily-lowest.ts'
export { drawPriceLine, type PriceLine } from './price-history/draw-price-line.ts'
