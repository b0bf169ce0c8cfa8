export { floorToPriceUnit, type PriceUnit, roundToPriceUnit, toShownAmount } from './money/price-unit.ts'
export { addRial, percentOf, type Rial, subtractRial, timesRial, toRial, ZERO_RIAL } from './money/rial.ts'
export { type Share, spreadByLargestRemainder } from './money/spread-by-largest-remainder.ts'
