/** Mixes two #rrggbb colours; `share` is how much of the second there is, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first)
  const to = channels(second)
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share)
}

/** Darkens towards a warm brown, because pure black makes flat colours look dirty. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#2a1a16', share)
}

/** How far two colours are apart, 0 to about 440. */
export function distance(first: string, second: string): number {
  const to = channels(second)
  return Math.hypot(...channels(first).map((value, index) => value - (to[index] ?? 0)))
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
