import { anyone } from '#access/anyone.ts'
import { isEditor } from '#access/is-editor.ts'

/** The parts of the site around its pages: editors write them, everybody sees them. */
export const sitePartAccess = { read: anyone, update: isEditor, readVersions: isEditor }
