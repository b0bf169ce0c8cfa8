import { parse } from 'node:path'
import { sayLibraryRefusal } from '@rasteh/messages/dashboard'
import { LIBRARY_FILES } from '@rasteh/shop-core/media'
import type { CollectionBeforeOperationHook } from 'payload'
import { refusalError } from '#cms-api/refusal-error.ts'
import { checkLibraryFile } from '../check/check-library-file.ts'

/** A name of Persian letters takes two bytes each, and a folder takes 255 of them. */
const NAME_MOST = 80

/** Refuses what the library does not hold, and gives the rest the ending and the type that its bytes say. */
export const checkFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const checked = checkLibraryFile(req.file.data)
  if (!checked.ok) {
    const status = checked.refusal.kind === 'file-too-large' ? 413 : 415
    throw refusalError(sayLibraryRefusal(checked.refusal), status, checked.refusal)
  }
  const name = parse(req.file.name).name.replaceAll('.', '-').slice(0, NAME_MOST)
  req.file.name = `${name}.${checked.value}`
  req.file.mimetype = LIBRARY_FILES[checked.value].mime
  return args
}
