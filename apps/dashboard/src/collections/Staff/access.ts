import type { Access } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { isOwner } from '#access/is-owner.ts'
import { isStaff } from '#access/is-staff.ts'

/** Authors see themselves alone. */
const readAccess: Access = ({ req }) =>
  isEditor({ req }) || (isStaff({ req }) && { id: { equals: req.user?.id } })

export const staffAccess = {
  admin: isStaff,
  create: isOwner,
  read: readAccess,
  update: isOwner,
  delete: isOwner,
  unlock: isOwner,
}
