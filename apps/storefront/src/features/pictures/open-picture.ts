import { MEDIA_MAX_PIXELS } from '@rasteh/shop-core/media'
import sharp, { type Sharp } from 'sharp'

const OPTIONS = { limitInputPixels: MEDIA_MAX_PIXELS }
/** A drawing is drawn with so many dots an inch by default, and with no more than so many. */
const DENSITY = { usual: 72, most: 20_000 }

/** An upload to make another picture of. A drawing has no pixels: it is drawn as large as `side`. */
export async function openPicture(source: string, side: number): Promise<Sharp> {
  if (!source.endsWith('.svg')) return sharp(source, OPTIONS)
  const { width, height } = await sharp(source, OPTIONS).metadata()
  const density = Math.ceil((DENSITY.usual * side) / Math.max(width, height))
  return sharp(source, { ...OPTIONS, density: Math.min(DENSITY.most, Math.max(DENSITY.usual, density)) })
}
