import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Point, Shape } from './shapes.ts'

/** The shapes of the digits 1 to 9 in one face, around the middle of each; a tall digit is 100 high. */
export type DigitFace = Readonly<Record<string, readonly Shape[]>>

/**
 * Persian digits from the outlines of several free faces (see digit-outlines.md), as closed lines: a picture needs no
 * font, and no two of its digits need be of one face.
 */
export const digitFaces: readonly DigitFace[] = readFaces()

function readFaces(): DigitFace[] {
  const text = readFileSync(join(import.meta.dirname, 'digit-outlines.json'), 'utf8')
  const faces = JSON.parse(text) as Record<string, Record<string, string[]>>
  return Object.values(faces).map((face) =>
    Object.fromEntries(Object.entries(face).map(([digit, lines]) => [digit, lines.map(toShape)])),
  )
}

function toShape(line: string): Shape {
  return line.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}
