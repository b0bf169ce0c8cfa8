import { createHash } from 'node:crypto'
import { parse } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { editsOf } from './reload-edited.ts'

const HASH_LENGTH = 10

/**
 * Puts the hash of an upload's content into its name: a changed picture has another URL, so browsers and caches
 * may keep each for good.
 */
export const nameByContent: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const { name, ext } = parse(req.file.name)
    const content = createHash('sha256')
      .update(req.file.data)
      .update(editsOf(req) ?? '')
    const hash = content.digest('hex').slice(0, HASH_LENGTH)
    if (!name.endsWith(`-${hash}`)) req.file.name = `${name}-${hash}${ext}`
  }
  return args
}
