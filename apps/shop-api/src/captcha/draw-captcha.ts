import sharp from 'sharp'
import { fillShapes } from './fill-shapes.ts'
import { crossingStroke, crumb, turningBand } from './noise.ts'
import { placeDigits } from './place-digits.ts'
import { between, type Chance, movePoints, type Shape } from './shapes.ts'
import { newWarp } from './warp.ts'

export const PICTURE = { width: 240, height: 84 } as const

const STROKES = 2
const CRUMBS = 9
const COLOURS_OF_PIXEL = 3

/** Draws the digits as a PNG that people read and programs do not. The chance is passed in. */
export async function drawCaptcha(digits: string, chance: Chance): Promise<Buffer> {
  const { width, height } = PICTURE
  const warp = newWarp(height, chance)
  const noise: Shape[] = [
    turningBand(PICTURE, chance),
    ...Array.from({ length: STROKES }, () => crossingStroke(PICTURE, chance)),
    ...Array.from({ length: CRUMBS }, () => crumb(PICTURE, chance)),
  ]
  const shapes = movePoints([...placeDigits(digits, PICTURE, chance), ...noise], warp)
  const pixels = colourPixels(fillShapes(shapes, width, height), chance)
  return sharp(pixels, { raw: { width, height, channels: COLOURS_OF_PIXEL } })
    .png({ palette: true, colours: 32 })
    .toBuffer()
}

/** Ink on paper, both of a colour by chance, with grain on both. */
function colourPixels(covered: Float32Array, chance: Chance): Uint8Array {
  const ink = [between(chance, 20, 80), between(chance, 30, 90), between(chance, 50, 120)]
  const paper = [between(chance, 225, 250), between(chance, 225, 250), between(chance, 215, 245)]
  const pixels = new Uint8Array(covered.length * COLOURS_OF_PIXEL)
  covered.forEach((part, pixel) => {
    const grain = between(chance, -14, 14)
    for (let colour = 0; colour < COLOURS_OF_PIXEL; colour += 1) {
      const value = (ink[colour] ?? 0) * part + (paper[colour] ?? 0) * (1 - part) + grain
      pixels[pixel * COLOURS_OF_PIXEL + colour] = Math.max(0, Math.min(255, value))
    }
  })
  return pixels
}
