import { BRAND_FORMS, type BrandForm } from '#page/layout/brand-picture.ts'
import type { MakePicture } from './make-once.ts'
import { openPicture } from './open-picture.ts'

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const WHITE = '#ffffff'

/** An icon, or the picture of shared links, of a whole logo with a margin around it. */
export function makeBrandPicture(form: BrandForm): MakePicture {
  const { width, height, marginShare, isOpaque } = BRAND_FORMS[form]
  const margin = Math.round((Math.min(width, height) * marginShare) / 2)
  const background = isOpaque ? WHITE : CLEAR
  return async (source, half) => {
    const whole = (await openPicture(source, Math.max(width, height)))
      .autoOrient()
      .resize(width - 2 * margin, height - 2 * margin, { fit: 'contain', background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    await (isOpaque ? whole.flatten({ background }) : whole).png().toFile(half)
  }
}
