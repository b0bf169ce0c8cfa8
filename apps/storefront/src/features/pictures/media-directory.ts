import { resolve } from 'node:path'

/** Where uploaded pictures lie: in the checkout in development, a volume of its own in production. */
export const mediaDirectory = () => resolve(process.env.RASTEH_MEDIA_DIR ?? 'media')
