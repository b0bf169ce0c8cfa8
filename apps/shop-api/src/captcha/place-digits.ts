import { digitFaces } from './digit-outlines.ts'
import { between, type Chance, movePoints, oneOf, type Point, type Shape } from './shapes.ts'

type Box = { width: number; height: number }

/** The digits side by side, each of a face of its own, leaning, and so close that neighbours often touch. */
export function placeDigits(digits: string, box: Box, chance: Chance): Shape[] {
  const glyphs = [...digits].map((digit) => turnDigit(digit, box.height, chance))
  const gaps = glyphs.map(() => between(chance, -0.07, 0.05) * box.height)
  const total = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) + gaps.slice(1).reduce((a, b) => a + b, 0)
  const squeeze = Math.min(1, (box.width * 0.9) / total)
  let left = (box.width - total * squeeze) / 2 + between(chance, -0.03, 0.03) * box.width
  return glyphs.flatMap(({ shapes, width, low }, index) => {
    left += index === 0 ? 0 : (gaps[index] ?? 0) * squeeze
    const [start, y] = [left, box.height * between(chance, 0.44, 0.56)]
    left += width * squeeze
    return movePoints(shapes, ([px, py]) => [start + (px - low) * squeeze, y + py])
  })
}

type Turned = { shapes: Shape[]; low: number; width: number }

function turnDigit(digit: string, boxHeight: number, chance: Chance): Turned {
  const face = oneOf(chance, digitFaces)
  const angle = between(chance, -0.38, 0.38)
  const [cos, sin, lean] = [Math.cos(angle), Math.sin(angle), between(chance, -0.25, 0.25)]
  const tall = (boxHeight * between(chance, 0.5, 0.66)) / 100
  const wide = tall * between(chance, 0.9, 1.2)
  const turn = ([x, y]: Point): Point => {
    const [wx, wy] = [x * wide + y * tall * lean, y * tall]
    return [wx * cos - wy * sin, wx * sin + wy * cos]
  }
  const shapes = movePoints(face[digit] ?? [], turn)
  const xs = shapes.flat().map(([x]) => x)
  const low = Math.min(...xs)
  return { shapes, low, width: Math.max(...xs) - low }
}
