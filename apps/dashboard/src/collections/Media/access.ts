import { anyone } from '#access/anyone.ts'
import { isEditor } from '#access/is-editor.ts'
import { isStaff } from '#access/is-staff.ts'

/** Authors bring pictures for what they write. A picture that is there may be on a page that everybody sees. */
export const mediaAccess = { create: isStaff, read: anyone, update: isEditor, delete: isEditor }
