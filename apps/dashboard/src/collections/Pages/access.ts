import { isEditor } from '#access/is-editor.ts'
import { publishedOrStaff } from '#access/published-or-staff.ts'

export const articleAccess = {
  create: isEditor,
  read: publishedOrStaff,
  readVersions: isEditor,
  update: isEditor,
  delete: isEditor,
}
