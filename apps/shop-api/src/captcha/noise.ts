import { between, type Chance, type Point, type Shape } from './shapes.ts'

type Box = { width: number; height: number }

/** A stroke as thick as a digit's own, from one edge to the other through the digits: it joins them into one. */
export function crossingStroke({ width, height }: Box, chance: Chance): Shape {
  const [from, to] = [between(chance, 0.2, 0.8) * height, between(chance, 0.2, 0.8) * height]
  const [swing, turns, start] = [
    between(chance, 0.1, 0.28) * height,
    between(chance, 0.7, 1.8),
    between(chance, 0, 2 * Math.PI),
  ]
  const half = between(chance, 0.01, 0.018) * height
  const line = Array.from({ length: 41 }, (_, step): Point => {
    const part = step / 40
    const y = from + (to - from) * part + swing * Math.sin(start + part * turns * 2 * Math.PI)
    return [part * (width + 20) - 10, y]
  })
  return [
    ...line.map(([x, y]): Point => [x, y - half]),
    ...line.reverse().map(([x, y]): Point => [x, y + half]),
  ]
}

/** A wavy band from top to bottom; filled by the even-odd rule it turns what it covers inside out. */
export function turningBand({ width, height }: Box, chance: Chance): Shape {
  const [left, across] = [between(chance, 0.1, 0.7) * width, between(chance, 0.1, 0.2) * width]
  const edge = (x: number): Point[] => {
    const [swing, start] = [between(chance, 0.02, 0.06) * width, between(chance, 0, 2 * Math.PI)]
    return Array.from({ length: 21 }, (_, step): Point => {
      const part = step / 20
      return [x + swing * Math.sin(start + part * 5), part * (height + 20) - 10]
    })
  }
  return [...edge(left), ...edge(left + across).reverse()]
}

/** Small arcs, dots and teeth strewn about, of the size of a digit's own parts. */
export function crumb({ width, height }: Box, chance: Chance): Shape {
  const [x, y] = [chance() * width, chance() * height]
  const [angle, long, thick] = [
    between(chance, 0, Math.PI),
    between(chance, 0.03, 0.1) * height,
    between(chance, 0.012, 0.025) * height,
  ]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corners: Point[] = [
    [-long, -thick],
    [0, -thick * 2],
    [long, -thick],
    [long, thick],
    [0, 0],
    [-long, thick],
  ]
  return corners.map(([cx, cy]): Point => [x + cx * cos - cy * sin, y + cx * sin + cy * cos])
}
