import {
  addRial,
  leastRial,
  type PriceUnit,
  type Rial,
  spreadByLargestRemainder,
  subtractRial,
  ZERO_RIAL,
} from '../money.ts'

/** A line's own price and what its offer takes off it. */
export type LinePrice = { id: string; linePriceRial: Rial; offerRial: Rial }

/** The three parts of a line's discount; together they never pass its price. */
export type LineDiscount = { normalRial: Rial; codeRial: Rial; scoreRial: Rial }

export type BasketDiscounts = {
  /** What the code takes off, given what the offers left. */
  codeOn: (priceAfterOffers: Rial) => Rial
  /** What the score takes off, given the part of the total it may pay. */
  scoreOn: (openRial: Rial) => Rial
  /** The score pays before the offers and the code do. */
  scoreFirst: boolean
  unit: PriceUnit
}

/**
 * Gives each line its part of every discount. An offer stays on its own line; code and score are spread by largest
 * remainder over what is still to be paid, so no line and no basket is discounted beyond its price.
 */
export function spreadDiscounts<Line extends LinePrice>(
  lines: readonly Line[],
  { codeOn, scoreOn, scoreFirst, unit }: BasketDiscounts,
): (Line & LineDiscount)[] {
  const afterOffers = addRial(...lines.map((line) => subtractRial(line.linePriceRial, line.offerRial)))
  const takeCode = (open: Open<Line>[]) => takeSpread(open, 'codeRial', { total: codeOn(afterOffers), unit })
  const takeScore = (open: Open<Line>[]) =>
    takeSpread(open, 'scoreRial', { total: scoreOn(leftOf(open)), unit })

  const untouched = lines.map((line) => ({ ...line, ...NO_DISCOUNT }))
  return scoreFirst ? takeCode(takeOffers(takeScore(untouched))) : takeScore(takeCode(takeOffers(untouched)))
}

/** What is left to pay of a line after its discounts. */
export function leftOfLine(line: Pick<LinePrice, 'linePriceRial'> & LineDiscount): Rial {
  return subtractRial(line.linePriceRial, addRial(line.normalRial, line.codeRial, line.scoreRial))
}

type Open<Line extends LinePrice> = Line & LineDiscount

const NO_DISCOUNT: LineDiscount = { normalRial: ZERO_RIAL, codeRial: ZERO_RIAL, scoreRial: ZERO_RIAL }

function takeOffers<Line extends LinePrice>(lines: readonly Open<Line>[]): Open<Line>[] {
  return lines.map((line) => ({ ...line, normalRial: leastRial(line.offerRial, leftOfLine(line)) }))
}

function takeSpread<Line extends LinePrice>(
  lines: readonly Open<Line>[],
  part: 'codeRial' | 'scoreRial',
  { total, unit }: { total: Rial; unit: PriceUnit },
): Open<Line>[] {
  const shares = lines.map((line) => ({ key: line.id, weight: leftOfLine(line) }))
  const parts = spreadByLargestRemainder(leastRial(total, leftOf(lines)), shares, unit)
  return lines.map((line, index) => ({ ...line, [part]: parts[index] ?? ZERO_RIAL }))
}

function leftOf(lines: readonly Open<LinePrice>[]): Rial {
  return addRial(...lines.map(leftOfLine))
}
