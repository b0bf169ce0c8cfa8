import { LIBRARY_FILES } from '@rasteh/shop-core/media'
import type { CollectionBeforeChangeHook } from 'payload'
import { mp4Size } from '../check/mp4-size.ts'

/** Keeps how wide and high a video is: pages make room for it before anything of it is loaded. */
export const keepSize: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.file) return data
  const isMp4 = req.file.mimetype === LIBRARY_FILES.mp4.mime
  return { ...data, ...((isMp4 && mp4Size(req.file.data)) || { width: null, height: null }) }
}
