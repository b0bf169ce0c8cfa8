import { isEditor } from '#access/is-editor.ts'
import { isOwner } from '#access/is-owner.ts'

export const staffAccess = {
  admin: isEditor,
  create: isOwner,
  read: isEditor,
  update: isOwner,
  delete: isOwner,
  unlock: isOwner,
}
