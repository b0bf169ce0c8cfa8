import { isEditor } from '#access/is-editor.ts'

/** Shoppers write and read comments through the shop's own calls; here staff moderate and answer. */
export const commentsAccess = { create: isEditor, read: isEditor, update: isEditor, delete: isEditor }
