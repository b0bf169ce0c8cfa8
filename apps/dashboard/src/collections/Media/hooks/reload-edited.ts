import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { loadUploadAsSystem } from '../kept-upload.ts'

const HASH = /-[0-9a-f]{10}(-\d+)?(?=\.\w+$)/

/**
 * A picture that is cropped becomes an upload again. The platform would write over its file, under the name that browsers keep
 * for good; as an upload it gets the name of its new content.
 */
export const reloadEdited: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || req.file || editsOf(req) === null) return args
  const upload = await loadUploadAsSystem(req, collection.slug, args)
  if (!upload?.filename) return args
  const data = await readFile(join(collection.upload.staticDir ?? '', basename(upload.filename))).catch(
    () => null,
  )
  if (data === null) return args
  const name = upload.filename.replace(HASH, '')
  req.file = { data, name, size: data.length, mimetype: upload.mimeType ?? 'image/webp' }
  return args
}

/** What is to be cut of a picture, in words that differ for each cut; null where nothing is. */
export function editsOf({ query }: PayloadRequest): string | null {
  const edits = query.uploadEdits
  if (typeof edits !== 'object' || edits === null) return null
  const { crop, widthInPixels, heightInPixels } = edits as Record<string, unknown>
  return crop ? JSON.stringify([crop, widthInPixels, heightInPixels]) : null
}
