import { isEditor } from '#access/is-editor.ts'
import { nobody } from '#access/nobody.ts'

/** Messages come in through the shop's own call alone; staff read, answer and clear them away. */
export const feedbackAccess = { create: nobody, read: isEditor, update: isEditor, delete: isEditor }
