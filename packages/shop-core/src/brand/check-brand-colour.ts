import { accept, type Outcome, refuse } from '../outcome.ts'
import { contrastOf, type Hex, readHex, toHex, toOklch } from './colour.ts'

/** What text needs on its ground (WCAG 2, AA). */
export const TEXT_CONTRAST_MIN = 4.5

/** The ground of light pages: links and titles in the brand's colour are on it. */
export const LIGHT_GROUND: Hex = '#f7f5f2'

export type BrandColourRefusal =
  | { kind: 'no-colour' }
  | { kind: 'too-little-contrast'; contrast: number; suggestion: Hex }

/**
 * Says whether a colour can be the brand's: its own words are read on the page's ground, and white words on it. One that
 * is too pale is refused with the nearest darker one of the same hue.
 */
export function checkBrandColour(typed: unknown): Outcome<Hex, BrandColourRefusal> {
  const colour = readHex(typed)
  if (!colour) return refuse({ kind: 'no-colour' })
  const contrast = contrastOf(colour, LIGHT_GROUND)
  if (contrast >= TEXT_CONTRAST_MIN) return accept(colour)
  return refuse({ kind: 'too-little-contrast', contrast, suggestion: darkenFor(colour, LIGHT_GROUND) })
}

const STEP = 0.005

/** The nearest darker colour that can be read on `ground`. */
export function darkenFor(colour: Hex, ground: Hex): Hex {
  return shift(colour, ground, -STEP)
}

/** The nearest lighter colour that can be read on `ground`. */
export function lightenFor(colour: Hex, ground: Hex): Hex {
  return shift(colour, ground, STEP)
}

function shift(colour: Hex, ground: Hex, by: number): Hex {
  const { lightness, ...rest } = toOklch(colour)
  let found = colour
  for (let now = lightness; now > 0 && now < 1; now += by) {
    found = toHex({ ...rest, lightness: now })
    if (contrastOf(found, ground) >= TEXT_CONTRAST_MIN) return found
  }
  return found
}
