import { type DigitFace, digitFaces } from './digit-outlines.ts'
import { between, type Chance, movePoints, oneOf, type Point, type Shape } from './shapes.ts'

type Box = { width: number; height: number }

/** How far digits may stray: their turn and lean, the room between them and their height on the line. */
type Strays = {
  turn: number
  lean: number
  rise: number
  gap: readonly [low: number, high: number]
  height: readonly [low: number, high: number]
  stretch: readonly [low: number, high: number]
  faces: readonly DigitFace[]
}

const STRAYS: Strays = {
  turn: 0.28,
  lean: 0.2,
  rise: 0.06,
  gap: [-0.01, 0.1],
  height: [0.56, 0.7],
  stretch: [0.9, 1.15],
  faces: digitFaces,
}
/** Digits as a page prints them. */
export const PLAIN: Strays = {
  turn: 0,
  lean: 0,
  rise: 0,
  gap: [0.14, 0.14],
  height: [0.5, 0.5],
  stretch: [1, 1],
  faces: digitFaces.slice(1, 2),
}

/** The digits side by side, each of a face of its own, leaning, and so close that neighbours often touch. */
export function placeDigits(digits: string, box: Box, chance: Chance, strays = STRAYS): Shape[][] {
  const glyphs = [...digits].map((digit) => turnDigit(digit, box.height, chance, strays))
  const gaps = glyphs.map(() => between(chance, ...strays.gap) * box.height)
  const total = glyphs.reduce((sum, { width }, index) => sum + width + (index ? (gaps[index] ?? 0) : 0), 0)
  const squeeze = Math.min(1, (box.width * 0.92) / total)
  const spare = box.width - total * squeeze
  let left = spare * between(chance, 0.3, 0.7)
  return glyphs.map(({ shapes, width, low, middle }, index) => {
    left += index === 0 ? 0 : (gaps[index] ?? 0) * squeeze
    const [start, y] = [left, box.height * between(chance, 0.5 - strays.rise, 0.5 + strays.rise)]
    left += width * squeeze
    return movePoints(shapes, ([px, py]) => [start + (px - low) * squeeze, y + py - middle])
  })
}

type Turned = { shapes: Shape[]; low: number; width: number; middle: number }

function turnDigit(digit: string, boxHeight: number, chance: Chance, strays: Strays): Turned {
  const face = oneOf(chance, strays.faces)
  const angle = between(chance, -strays.turn, strays.turn)
  const [cos, sin, lean] = [Math.cos(angle), Math.sin(angle), between(chance, -strays.lean, strays.lean)]
  const tall = (boxHeight * between(chance, ...strays.height)) / 100
  const wide = tall * between(chance, ...strays.stretch)
  const turn = ([x, y]: Point): Point => {
    const [wx, wy] = [x * wide + y * tall * lean, y * tall]
    return [wx * cos - wy * sin, wx * sin + wy * cos]
  }
  const shapes = movePoints(face[digit] ?? [], turn)
  const [xs, ys] = [shapes.flat().map(([x]) => x), shapes.flat().map(([, y]) => y)]
  const low = Math.min(...xs)
  return { shapes, low, width: Math.max(...xs) - low, middle: (Math.min(...ys) + Math.max(...ys)) / 2 }
}
