import { isEditor } from '#access/is-editor.ts'
import { isManager } from '#access/is-manager.ts'

/** A form asks people for what is theirs, so managers build it. Editors choose it for a page. */
export const formsAccess = { create: isManager, read: isEditor, update: isManager, delete: isManager }
