import { fillsFrame, SHARED_HEIGHT, SHARED_WIDTH } from '#page/layout/shared-picture.ts'
import type { MakePicture } from './make-once.ts'
import { openPicture } from './open-picture.ts'

/** Products are shown on white, as in the shop's own pictures of them. */
const BACKGROUND = '#ffffff'
const QUALITY = 82

/** The picture of a shared link: of the size that networks show, and JPEG, which everybody can show. */
export const makeShared: MakePicture = async (source, half) => {
  const picture = await openPicture(source, SHARED_WIDTH)
  const { autoOrient } = await picture.metadata()
  const fit = fillsFrame(autoOrient) ? 'cover' : 'contain'
  await picture
    .autoOrient()
    .resize(SHARED_WIDTH, SHARED_HEIGHT, { fit, background: BACKGROUND })
    .flatten({ background: BACKGROUND })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(half)
}
