import { join, resolve } from 'node:path'

/** Where uploaded pictures lie: in the checkout in development, a volume of its own in production. */
export const mediaDirectory = () => resolve(/*turbopackIgnore: true*/ process.env.RASTEH_MEDIA_DIR ?? 'media')

/** Documents and videos are below the pictures, so that one volume and one backup hold both. */
export const filesDirectory = () => join(mediaDirectory(), 'files')

/** Where files lie that only a payment opens: never under a folder that the site serves. */
export const downloadsDirectory = () =>
  resolve(/*turbopackIgnore: true*/ process.env.RASTEH_PRIVATE_DIR ?? 'private', 'downloads')
