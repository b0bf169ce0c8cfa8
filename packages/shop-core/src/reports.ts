export { addDays, type DayRange, jalaliOf, lengthOf } from './reports/days.ts'
export {
  COMPARISONS,
  type Comparison,
  comparedRange,
  PERIODS,
  type Period,
  type RangeRefusal,
  rangeOf,
  readRange,
} from './reports/period.ts'
export {
  DEAD_STOCK_DAYS,
  type DeadStockDays,
  GOODS_PARTS,
  type GoodsPart,
  isGoodsPart,
  LEFT_BASKET_HOURS,
  ORDER_PARTS,
  type OrderPart,
  PACE_DAYS,
  REPORT_PARTS,
  type ReportPart,
} from './reports/report-part.ts'
export { type DaySums, type Step, stepKindOf, toSteps } from './reports/steps.ts'
export {
  addSums,
  afterRefundsRial,
  averageOrderRial,
  type Change,
  changeOf,
  daysOfCover,
  NO_SALES,
  netGoodsRial,
  type SalesSums,
} from './reports/sums.ts'
