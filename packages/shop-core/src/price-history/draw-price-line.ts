import type { PriceSpan } from './daily-lowest.ts'

const DAY_MS = 86_400_000
const WIDTH = 300
const HEIGHT = 80

/** A line of prices as a picture: the path of an SVG with its size, the oldest day at the left. */
export type PriceLine = {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly lowestRial: number
  readonly highestRial: number
}

/** Draws spans as steps; a gap where nothing was asked. Null where nothing was ever asked. */
export function drawPriceLine(spans: readonly PriceSpan[]): PriceLine | null {
  const asked = spans.flatMap(({ lowestRial }) => (lowestRial === null ? [] : [lowestRial]))
  const [first, last] = [spans[0], spans.at(-1)]
  if (asked.length === 0 || !first || !last) return null
  const lowestRial = Math.min(...asked)
  const highestRial = Math.max(...asked)
  const x = (ms: number) => Math.round(((ms - first.fromMs) * WIDTH) / (last.toMs + DAY_MS - first.fromMs))
  const range = highestRial - lowestRial
  // One price for all days is a line in the middle.
  const y = (rial: number) => (range === 0 ? HEIGHT / 2 : Math.round(((highestRial - rial) * HEIGHT) / range))
  let wasAsked = false
  const path = spans.map(({ fromMs, toMs, lowestRial: rial }) => {
    const joins = wasAsked
    wasAsked = rial !== null
    return rial === null ? '' : `${joins ? `V${y(rial)}` : `M${x(fromMs)} ${y(rial)}`}H${x(toMs + DAY_MS)}`
  })
  return { path: path.join(''), width: WIDTH, height: HEIGHT, lowestRial, highestRial }
}
