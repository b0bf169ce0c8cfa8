import { sayLibraryRefusal } from '@rasteh/messages/dashboard'
import { libraryKindOf, libraryUseOf } from '@rasteh/shop-core/media'
import type { CollectionBeforeOperationHook } from 'payload'
import { refusalError } from '#cms-api/refusal-error.ts'
import { loadUploadAsSystem } from '#collections/Media/kept-upload.ts'

const usageOf = (mime: string | null | undefined) => {
  const kind = libraryKindOf(mime ?? null)
  return kind && libraryUseOf(kind)
}

/** A file may be replaced by a newer one of its use alone: the sections that show a video could show no document. */
export const keepUse: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !req.file) return args
  const before = usageOf((await loadUploadAsSystem(req, collection.slug, args))?.mimeType)
  if (!before || usageOf(req.file.mimetype) === before) return args
  const refusal = { kind: 'file-of-another-use', use: before } as const
  throw refusalError(sayLibraryRefusal(refusal), 409, refusal)
}
