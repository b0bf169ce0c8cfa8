import type { Text } from './text.ts'

type Colour = { name: Text; hex: string }

/** The colours goods come in, as a shopkeeper names them. */
export const COLOURS = {
  ink: { name: ['مشکی', 'Black'], hex: '#33383d' },
  white: { name: ['سفید', 'White'], hex: '#f2eee7' },
  silver: { name: ['نقره‌ای', 'Silver'], hex: '#b9bfc4' },
  grey: { name: ['خاکستری', 'Grey'], hex: '#7c838a' },
  navy: { name: ['سرمه‌ای', 'Navy'], hex: '#2c4468' },
  blue: { name: ['آبی', 'Blue'], hex: '#3a6ea5' },
  sky: { name: ['آبی آسمانی', 'Sky blue'], hex: '#86b6d3' },
  turquoise: { name: ['فیروزه‌ای', 'Turquoise'], hex: '#0e7c7b' },
  mint: { name: ['نعنایی', 'Mint'], hex: '#8cc3ac' },
  green: { name: ['سبز', 'Green'], hex: '#4c8560' },
  cedar: { name: ['سبز سدری', 'Cedar green'], hex: '#5c7a5e' },
  olive: { name: ['زیتونی', 'Olive'], hex: '#757a45' },
  cream: { name: ['کرم', 'Cream'], hex: '#eadfc8' },
  beige: { name: ['بژ', 'Beige'], hex: '#d3bd9c' },
  camel: { name: ['شتری', 'Camel'], hex: '#b98552' },
  honey: { name: ['عسلی', 'Honey'], hex: '#a9692d' },
  brown: { name: ['قهوه‌ای', 'Brown'], hex: '#71492f' },
  brick: { name: ['آجری', 'Brick'], hex: '#b4573a' },
  maroon: { name: ['زرشکی', 'Maroon'], hex: '#7d2033' },
  madder: { name: ['روناسی', 'Madder red'], hex: '#9c2a2b' },
  red: { name: ['قرمز', 'Red'], hex: '#b3202a' },
  coral: { name: ['مرجانی', 'Coral'], hex: '#dd7763' },
  pink: { name: ['صورتی', 'Pink'], hex: '#dc94a5' },
  roseGold: { name: ['رزگلد', 'Rose gold'], hex: '#d3a192' },
  purple: { name: ['بنفش', 'Purple'], hex: '#6f4a86' },
  lilac: { name: ['یاسی', 'Lilac'], hex: '#ab93c4' },
  mustard: { name: ['خردلی', 'Mustard'], hex: '#cf9a31' },
  saffron: { name: ['زعفرانی', 'Saffron'], hex: '#f2a900' },
  orange: { name: ['نارنجی', 'Orange'], hex: '#d9793f' },
  copper: { name: ['مسی', 'Copper'], hex: '#b66a45' },
  gold: { name: ['طلایی', 'Gold'], hex: '#c8973f' },
} satisfies Record<string, Colour>

export type ColourKey = keyof typeof COLOURS

export function hexOf(key: ColourKey): string {
  return COLOURS[key].hex
}
