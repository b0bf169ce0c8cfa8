import {
  KEPT_PICTURE_SIDE,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE,
  type PictureOutcome,
} from '@rasteh/shop-core/files'
import { accept, refuse } from '@rasteh/shop-core/outcome'
import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { type PictureKind, sniffPicture } from './sniff-picture.ts'

/** What a decoder may unfold a picture to. Deep colours and pictures that come in passes cost it more than their bytes. */
const UNFOLDED_MAX_BYTES = PICTURE_MAX_PIXELS * 4
const TIME_LIMIT_SECONDS = 4
const QUALITY = 85

const LOADERS: Record<PictureKind, string> = {
  jpeg: 'VipsForeignLoadJpegBuffer',
  png: 'VipsForeignLoadPngBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
}

sharp.cache(false)
sharp.concurrency(1)
// Of all that the library can read (SVG, PDF, TIFF, HEIF, other programs' formats) only what is sent here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: Object.values(LOADERS) })

const READING: SharpOptions = {
  failOn: 'warning',
  limitInputPixels: PICTURE_MAX_PIXELS,
  limitInputChannels: 4,
  sequentialRead: true,
  // A colour profile is a program of its own for another library; a card is as readable without.
  ignoreIcc: true,
}

/**
 * Encodes a picture again from its pixels: turned as its camera meant it, of a readable size, as a plain JPEG. Nothing else
 * of the file survives: no place, no camera, no text, no second file hidden behind the first.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<PictureOutcome> {
  const kind = sniffPicture(bytes)
  if (!kind) return refuse({ kind: 'not-a-picture' })
  try {
    const metadata = await sharp(bytes, { ...READING, limitInputPixels: false }).metadata()
    if (metadata.format !== kind) return refuse({ kind: 'not-a-picture' })
    if (isTooLarge(metadata)) return refuse({ kind: 'picture-too-large' })
    return accept(await remake(bytes))
  } catch {
    // Whatever the decoder stumbled over, this is no picture that we want.
    return refuse({ kind: 'not-a-picture' })
  }
}

function isTooLarge({ width, height, channels, depth, isProgressive }: Metadata): boolean {
  const depthCost = depth === 'uchar' ? 1 : 4
  const passesCost = isProgressive ? 3 : 1
  return (
    Math.max(width, height) > PICTURE_MAX_SIDE ||
    width * height > PICTURE_MAX_PIXELS ||
    width * height * channels * depthCost * passesCost > UNFOLDED_MAX_BYTES
  )
}

async function remake(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes, READING)
    .autoOrient()
    .resize({
      width: KEPT_PICTURE_SIDE,
      height: KEPT_PICTURE_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, mime: 'image/jpeg', width: info.width, height: info.height } as const
}
