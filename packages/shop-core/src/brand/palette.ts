import { darkenFor, lightenFor } from './check-brand-colour.ts'
import { type Hex, toHex, toOklch } from './colour.ts'

/** The names of `tokens.css` (packages/ui) that follow the brand's colour. */
export type Palette = Readonly<Record<BrandToken, string>>
type BrandToken =
  | 'color-brand'
  | 'color-brand-strong'
  | 'color-brand-deep'
  | 'color-brand-soft'
  | 'color-on-brand'
  | 'color-on-brand-soft'
  | 'color-deep'
  | 'color-on-deep-soft'
  | 'color-pattern'

const WHITE: Hex = '#ffffff'
/** The lightest of the dark grounds: what can be read on it can be read on the others. */
const DARK_RAISED: Hex = '#232a2e'

/** The colours of light pages, made of one that `checkBrandColour` accepted. */
export function lightPalette(brand: Hex): Palette {
  const { lightness, chroma, hue } = toOklch(brand)
  const soft = toHex({ lightness: 0.95, chroma: Math.min(chroma, 0.02), hue })
  return {
    'color-brand': brand,
    'color-brand-strong': toHex({ lightness: lightness - 0.08, chroma, hue }),
    'color-brand-deep': toHex({ lightness: Math.min(lightness, 0.34), chroma: chroma * 0.8, hue }),
    'color-brand-soft': soft,
    'color-on-brand': WHITE,
    'color-on-brand-soft': darkenFor(toHex({ lightness: Math.min(lightness, 0.42), chroma, hue }), soft),
    ...deepPalette({ lightness: 0.33, chroma, hue }),
    'color-pattern': seeThrough(brand, 13),
  }
}

/** The colours of dark pages: the same hue, light enough for words on dark ground. */
export function darkPalette(brand: Hex): Palette {
  const { chroma, hue } = toOklch(brand)
  const shown = lightenFor(toHex({ lightness: 0.72, chroma: Math.min(chroma, 0.13), hue }), DARK_RAISED)
  const { lightness } = toOklch(shown)
  const soft = toHex({ lightness: 0.32, chroma: Math.min(chroma, 0.045), hue })
  return {
    'color-brand': shown,
    'color-brand-strong': toHex({ lightness: lightness + 0.07, chroma: Math.min(chroma, 0.11), hue }),
    'color-brand-deep': toHex({ lightness: 0.4, chroma: Math.min(chroma, 0.09), hue }),
    'color-brand-soft': soft,
    'color-on-brand': darkenFor(toHex({ lightness: 0.22, chroma: Math.min(chroma, 0.05), hue }), shown),
    'color-on-brand-soft': lightenFor(toHex({ lightness: 0.86, chroma: Math.min(chroma, 0.07), hue }), soft),
    ...deepPalette({ lightness: 0.28, chroma, hue }),
    'color-pattern': seeThrough(shown, 11),
  }
}

/** The footer's ground, dark on every page, and the softer words on it. */
function deepPalette({ lightness, chroma, hue }: ReturnType<typeof toOklch>) {
  const deep = toHex({ lightness, chroma: Math.min(chroma, 0.09), hue })
  const words = toHex({ lightness: 0.85, chroma: Math.min(chroma, 0.03), hue })
  return { 'color-deep': deep, 'color-on-deep-soft': lightenFor(words, deep) } as const
}

function seeThrough(colour: Hex, percent: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${parts.join(' ')} / ${percent}%)`
}
