import type { Access } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { isStaff } from '#access/is-staff.ts'
import { isLimited } from '#collections/Pages/branches/branch-pages.ts'

/** A shared section is on pages of every branch: who writes some branches alone places it, and does not change it. */
const writes: Access = ({ req }) => isEditor({ req }) && !isLimited(req)

/** Visitors get it inside pages; authors choose among all of them. */
export const sharedSectionsAccess = {
  create: writes,
  read: isStaff,
  readVersions: isStaff,
  update: writes,
  delete: writes,
}
