import { MEDIA_MAX_PIXELS } from '@rasteh/shop-core/media'
import sharp from 'sharp'
import { fillsFrame, SHARED_HEIGHT, SHARED_WIDTH } from '#page/layout/shared-picture.ts'
import type { MakePicture } from './make-once.ts'

/** Products are shown on white, as in the shop's own pictures of them. */
const BACKGROUND = '#ffffff'
const QUALITY = 82

/** The picture of a shared link: of the size that networks show, and JPEG, which everybody can show. */
export const makeShared: MakePicture = async (source, half) => {
  const { autoOrient } = await sharp(source, { limitInputPixels: MEDIA_MAX_PIXELS }).metadata()
  const fit = fillsFrame(autoOrient) ? 'cover' : 'contain'
  await sharp(source, { limitInputPixels: MEDIA_MAX_PIXELS })
    .autoOrient()
    .resize(SHARED_WIDTH, SHARED_HEIGHT, { fit, background: BACKGROUND })
    .flatten({ background: BACKGROUND })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(half)
}
