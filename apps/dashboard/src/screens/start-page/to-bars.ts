type Bar = { x: number; y: number; width: number; height: number }

const STEP = 20
const BAR = 14
const HEIGHT = 120
/** So high that it is seen that something was sold. */
const LEAST = 3

/**
 * Bars for a row of amounts, the highest as high as the picture. The first is at the right: time runs as Persian
 * does, and what is newest is read last.
 */
export function toBars(amounts: readonly number[]): { width: number; height: number; bars: Bar[] } {
  const width = Math.max(amounts.length, 1) * STEP
  const highest = Math.max(...amounts, 1)
  const bars = amounts.map((amount, place) => {
    const height = amount > 0 ? Math.max(LEAST, Math.round((amount / highest) * HEIGHT)) : 0
    return { x: width - (place + 1) * STEP + (STEP - BAR) / 2, y: HEIGHT - height, width: BAR, height }
  })
  return { width, height: HEIGHT, bars }
}
