import { isEditor } from '#access/is-editor.ts'
import { isStaff } from '#access/is-staff.ts'

/** Visitors get the files themselves, by the links of pages; what is written about them is the dashboard's. */
export const filesAccess = { create: isEditor, read: isStaff, update: isEditor, delete: isEditor }
