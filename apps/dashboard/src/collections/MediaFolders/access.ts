import { isEditor } from '#access/is-editor.ts'
import { isStaff } from '#access/is-staff.ts'

/** Authors put what they bring into the folders that editors keep. */
export const mediaFoldersAccess = { create: isEditor, read: isStaff, update: isEditor, delete: isEditor }
