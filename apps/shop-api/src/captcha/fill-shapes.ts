import type { Shape } from './shapes.ts'

/** Lines of one row of pixels; more make smoother edges. */
const ROWS_OF_PIXEL = 4

type Edge = readonly [x1: number, y1: number, x2: number, y2: number]

/**
 * How much of each pixel the shapes cover, 0 to 1, by the even-odd rule: where two shapes lie on each other, neither
 * is seen. All that is drawn becomes pixels here, so nothing of its outlines ever leaves the server.
 */
export function fillShapes(shapes: readonly Shape[], width: number, height: number): Float32Array {
  const covered = new Float32Array(width * height)
  const edges = shapes.flatMap(edgesOf)
  for (let row = 0; row < height * ROWS_OF_PIXEL; row += 1) {
    const crossings = crossingsAt(edges, (row + 0.5) / ROWS_OF_PIXEL)
    const start = Math.floor(row / ROWS_OF_PIXEL) * width
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, crossings[pair] ?? 0)
      const to = Math.min(width, crossings[pair + 1] ?? 0)
      coverRow(covered, start, from, to)
    }
  }
  return covered
}

function edgesOf(shape: Shape): Edge[] {
  return shape.flatMap(([x1, y1], index): Edge[] => {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1]
    return y1 === y2 ? [] : [[x1, y1, x2, y2]]
  })
}

function crossingsAt(edges: readonly Edge[], y: number): number[] {
  const found: number[] = []
  for (const [x1, y1, x2, y2] of edges) {
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  }
  return found.sort((a, b) => a - b)
}

function coverRow(covered: Float32Array, start: number, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x += 1) {
    const part = Math.min(to, x + 1) - Math.max(from, x)
    covered[start + x] = (covered[start + x] ?? 0) + part / ROWS_OF_PIXEL
  }
}
