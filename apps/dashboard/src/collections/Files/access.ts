import { isEditor } from '#access/is-editor.ts'
import { isStaff } from '#access/is-staff.ts'

/**
 * Visitors get the files themselves, by the links of pages; what is written about them is the dashboard's. Authors bring
 * documents for what they write, as they do pictures; one that is there may be on a page that everybody sees.
 */
export const filesAccess = { create: isStaff, read: isStaff, update: isEditor, delete: isEditor }
