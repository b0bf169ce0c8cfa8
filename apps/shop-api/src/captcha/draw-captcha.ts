import sharp from 'sharp'
import { fillShapes } from './fill-shapes.ts'
import { crossingStroke, crumb, turningBand } from './noise.ts'
import { PLAIN, placeDigits } from './place-digits.ts'
import { between, type Chance, movePoints, type Shape } from './shapes.ts'
import { newWarp } from './warp.ts'

export const PICTURE = { width: 280, height: 88 } as const

const STROKES = 2
const CRUMBS = 4
const COLOURS_OF_PIXEL = 3
/** Few levels of grain, so that the picture stays small on a poor network. */
const GRAIN = [-12, 0, 0, 0, 12]

/** Draws the digits as a PNG that people read and programs do not. The chance is passed in. */
export function drawCaptcha(digits: string, chance: Chance): Promise<Buffer> {
  const warp = newWarp(PICTURE.height, chance)
  const strokes = Array.from({ length: STROKES }, () => [crossingStroke(PICTURE, chance)])
  const crumbs = Array.from({ length: CRUMBS }, () => [crumb(PICTURE, chance)])
  const marks = [...placeDigits(digits, PICTURE, chance), ...strokes, ...crumbs]
  const band = fill(movePoints([turningBand(PICTURE, chance)], warp))
  const covered = marks.map((shapes) => fill(movePoints(shapes, warp))).reduce(laidTogether)
  return toPng(
    covered.map((part, pixel) => turnedInsideOut(part, band[pixel] ?? 0)),
    chance,
  )
}

/** Draws the digits with nothing in the way: what a program reads here and not above is our doing. */
export function drawPlainly(digits: string, chance: Chance): Promise<Buffer> {
  const marks = placeDigits(digits, PICTURE, chance, PLAIN)
  return toPng(marks.map(fill).reduce(laidTogether), () => 0.5)
}

const fill = (shapes: readonly Shape[]) => fillShapes(shapes, PICTURE.width, PICTURE.height)

function laidTogether(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((part, pixel) => Math.max(part, other[pixel] ?? 0))
}

/** Dark on light outside the band, light on dark inside it. */
const turnedInsideOut = (part: number, band: number) => part + band - 2 * part * band

/** Ink on paper, both of a colour by chance, with grain on both. */
function toPng(covered: Float32Array, chance: Chance): Promise<Buffer> {
  const ink = [between(chance, 20, 80), between(chance, 30, 90), between(chance, 50, 120)]
  const paper = [between(chance, 225, 243), between(chance, 225, 243), between(chance, 215, 243)]
  const pixels = new Uint8Array(covered.length * COLOURS_OF_PIXEL)
  covered.forEach((part, pixel) => {
    const grain = GRAIN[Math.floor(chance() * GRAIN.length)] ?? 0
    for (let colour = 0; colour < COLOURS_OF_PIXEL; colour += 1) {
      const value = (ink[colour] ?? 0) * part + (paper[colour] ?? 0) * (1 - part) + grain
      pixels[pixel * COLOURS_OF_PIXEL + colour] = value
    }
  })
  const { width, height } = PICTURE
  return sharp(pixels, { raw: { width, height, channels: COLOURS_OF_PIXEL } })
    .png()
    .toBuffer()
}
