import type { PayloadRequest } from 'payload'
import { STAFF_ROLES, staffRole } from './staff-role.ts'
import { writableBlocks } from './writable-blocks.ts'
import { platformFields, writableFields } from './writable-fields.ts'

type WriteOperation = 'create' | 'update'

/** A field of a collection or a global; `block` names the module that it is in. */
export type FieldPlace = { slug: string; path: string; block?: string }

type Asker = { req: Pick<PayloadRequest, 'user'> }

/** Says whether the signed-in person may write a field, as the table says; a field that it does not name cannot be written. */
export function mayWrite(place: FieldPlace, operation: WriteOperation, { req }: Asker): boolean {
  if (isOfPlatform(place)) return true
  const role = staffRole(req)
  if (role === null) return false
  // Who may write the page's modules was asked at the page itself.
  if (place.block !== undefined) return writableBlocks[place.block]?.includes(place.path) ?? false
  return (writableFields[place.slug] ?? []).some(
    ({ by, on = ['create', 'update'], fields }) =>
      STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(by) &&
      on.includes(operation) &&
      fields.includes(place.path),
  )
}

/** What the platform writes for itself with every upload, after it took out what the caller sent. */
const isOfPlatform = ({ slug, path }: FieldPlace): boolean => platformFields[slug]?.includes(path) ?? false
