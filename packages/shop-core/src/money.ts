export { type Discount, discountOn } from './money/discount.ts'
export { percentOf } from './money/percent-of.ts'
export { floorToPriceUnit, type PriceUnit, roundToPriceUnit } from './money/price-unit.ts'
export { type MoneyRefusal, readMoney, writeMoney } from './money/read-money.ts'
export {
  addRial,
  isWholeRial,
  leastRial,
  type Rial,
  subtractRial,
  timesRial,
  toRial,
  ZERO_RIAL,
} from './money/rial.ts'
export { type Share, spreadByLargestRemainder } from './money/spread-by-largest-remainder.ts'
export { deleteBesideComma, type Typed, tidyMoney } from './money/tidy-money.ts'
