import type { Hex } from './colour.ts'
import type { Corners, Density, HeadingFont } from './look.ts'
import { darkPalette, lightPalette } from './palette.ts'

export type BrandLook = { colour: Hex | null; corners: Corners; density: Density; headingFont: HeadingFont }

const RADII: Record<Corners, readonly [small: number, usual: number, large: number] | null> = {
  sharp: [2, 3, 4],
  soft: null,
  round: [12, 20, 32],
}

/** As `fonts.css` (packages/ui) names them; Latin letters and what a font lacks come from the font of texts. */
const FONTS: Record<HeadingFont, string | null> = {
  vazirmatn: null,
  estedad: 'Estedad',
  markazi: 'Markazi Text',
  lalezar: 'Lalezar',
}

/** The larger spaces of `tokens.css`, in pixels: the small ones keep touch targets apart and stay. */
const COMPACT_SPACES = { 'space-5': 20, 'space-6': 24, 'space-7': 36, 'space-8': 48, 'space-9': 64 } as const

/** The tokens that differ from the shipped look, as a style sheet; empty where nothing does. */
export function toBrandStyle({ colour, corners, density, headingFont }: BrandLook): string {
  const radii = RADII[corners]
  const font = FONTS[headingFont]
  const usual = {
    ...(colour ? lightPalette(colour) : {}),
    ...(radii && { 'radius-sm': `${radii[0]}px`, radius: `${radii[1]}px`, 'radius-lg': `${radii[2]}px` }),
    ...(font && { 'font-heading': `"${font}",var(--font-text)` }),
    ...(density === 'compact' ? toPixels(COMPACT_SPACES) : {}),
  }
  const dark = colour ? rule(darkPalette(colour)) : ''
  return `${rule(usual)}${dark && `@media screen and (prefers-color-scheme:dark){${dark}}`}`
}

const toPixels = (sizes: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size}px`]))

function rule(tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return lines.length > 0 ? `:root{${lines.join(';')}}` : ''
}
