import { dashboardTexts } from '@rasteh/messages/dashboard'
import { MEDIA_MAX_PIXELS } from '@rasteh/shop-core/media'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** Refuses a picture by the size that its head tells, before anything of it is decoded: a small file may claim a huge one. */
export const refuseHugePictures: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  if ((await pixelsOf(req.file.data)) <= MEDIA_MAX_PIXELS) return args
  const data = { kind: 'picture-too-large', maxPixels: MEDIA_MAX_PIXELS }
  const error = new APIError(dashboardTexts.pictureTooLarge, 413, data, true)
  // The platform passes on the words of an error that has a name, and in a minified build its class has none.
  throw Object.assign(error, { name: 'APIError' })
}

/** What is no picture has none; the platform refuses it by its kind. */
async function pixelsOf(bytes: Buffer): Promise<number> {
  try {
    const {
      width,
      height,
      pageHeight,
      pages = 1,
    } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * (pageHeight ?? height) * pages
  } catch {
    return 0
  }
}
