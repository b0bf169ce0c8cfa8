import { anyone } from '#access/anyone.ts'
import { isEditor } from '#access/is-editor.ts'

export const mediaAccess = { create: isEditor, read: anyone, update: isEditor, delete: isEditor }
