import { anyone } from '#access/anyone.ts'
import { isEditor } from '#access/is-editor.ts'

/** What is named beside a news item, its author and its category: everybody sees it, and who writes news writes it. */
export const attributionAccess = { create: isEditor, read: anyone, update: isEditor, delete: isEditor }
