import { reviewTexts } from '@rasteh/messages/dashboard'
import { isDraftWrite, type WriteArgs } from '@rasteh/shop-core/reviews'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { isAuthor } from '#access/is-author.ts'

const WRITES = new Set(['create', 'update', 'restoreVersion'])

/**
 * Authors write drafts beside what visitors see and nothing else, by whatever way the write comes: form, REST, many at once,
 * a copy, an older version, a scheduled publication. Payload decides by several arguments together which table it writes, so
 * they are asked here, before it does.
 */
export const draftsOnly: CollectionBeforeOperationHook = ({ args, operation, req, overrideAccess }) => {
  if (overrideAccess || !WRITES.has(operation) || !isAuthor({ req })) return args
  if (isDraftWrite(args as WriteArgs)) return args
  const error = new APIError(reviewTexts.draftsOnly, 403, { kind: 'drafts-only' }, true)
  // The platform passes on the words of an error that has a name, and in a minified build its class has none.
  throw Object.assign(error, { name: 'APIError' })
}
