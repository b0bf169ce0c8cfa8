import { anyone } from '../../access/anyone.ts'
import { isEditor } from '../../access/is-editor.ts'

export const contentAccess = { create: isEditor, read: anyone, update: isEditor, delete: isEditor }
