import { parse } from 'node:path'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import type { CollectionBeforeOperationHook } from 'payload'
import { refusalError } from '#cms-api/refusal-error.ts'
import { cleanSvg } from '../svg/clean-svg.ts'
import { isRaster } from '../svg/is-raster.ts'

/**
 * Drawings are written again, from what is harmless in them, before anything else reads them. By its bytes an upload is a
 * photograph or has to be a drawing, whatever its sender calls it: the platform would find a drawing under any name.
 */
export const cleanDrawings: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file || isRaster(req.file.data)) return args
  const clean = cleanSvg(req.file.data)
  if (clean === null) throw refusalError(dashboardTexts.pictureRefused, 415, { kind: 'picture-refused' })
  const data = Buffer.from(clean)
  const name = `${parse(req.file.name).name}.svg`
  Object.assign(req.file, { data, size: data.length, mimetype: 'image/svg+xml', name })
  return args
}
