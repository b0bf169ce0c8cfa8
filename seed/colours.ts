import colours from './data/colours.json' with { type: 'json' }

/** A colour that goods come in, as a shopkeeper names it. */
export type ColourKey = keyof typeof colours

export const COLOUR_KEYS = Object.keys(colours) as ColourKey[]

export function hexOf(key: ColourKey): string {
  return colours[key]
}
