/** A colour as it is written in styles: a number sign and six hexadecimal digits, in small letters. */
export type Hex = `#${string}`

/** A colour by how light it is to the eye (0 to 1), how strong, and its hue as an angle in radians (OKLCH). */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

/** Reads a colour that somebody typed: with or without its sign, three digits or six. Null for anything else. */
export function readHex(typed: unknown): Hex | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(String(typed ?? '').trim())?.[1]?.toLowerCase()
  if (!digits) return null
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** The contrast of two colours by WCAG 2: from 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first)
  return (lighter + 0.05) / (darker + 0.05)
}

export function toOklch(hex: Hex): Oklch {
  const [red, green, blue] = linearParts(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** The nearest colour that a screen can show: of the same lightness and hue, and as strong as there is one. */
export function toHex({ lightness, chroma, hue }: Oklch): Hex {
  const light = Math.min(1, Math.max(0, lightness))
  let strength = chroma
  while (strength > 0.001 && !isShown(linearOf({ lightness: light, chroma: strength, hue }))) strength *= 0.95
  return hexOf(linearOf({ lightness: light, chroma: strength, hue }))
}

type Parts = readonly [number, number, number]

function linearOf({ lightness, chroma, hue }: Oklch): Parts {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isShown = (parts: Parts) => parts.every((part) => part >= -0.0005 && part <= 1.0005)

const linearParts = (hex: Hex): Parts => [1, 3, 5].map((at) => linear(hex, at)) as unknown as Parts

function linear(hex: Hex, at: number): number {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function hexOf(parts: Parts): Hex {
  const digits = parts.map((part) => {
    const held = Math.min(1, Math.max(0, part))
    const shown = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

function luminance(hex: Hex): number {
  const [red, green, blue] = linearParts(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
