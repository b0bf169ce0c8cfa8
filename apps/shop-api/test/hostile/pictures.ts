import sharp, { type Sharp } from 'sharp'

export const FORMATS = ['jpeg', 'png', 'webp'] as const
export type Format = (typeof FORMATS)[number]

/** A plain area, which packs small however many pixels it has. */
export const area = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: '#8899aa' } })

/** A picture like a photograph: no two places alike. */
export async function photo(format: Format): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 240, height: 160, channels: 3, background: '#808080', noise } })
    .toFormat(format)
    .toBuffer()
}
