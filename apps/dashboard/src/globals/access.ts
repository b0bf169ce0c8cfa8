import { isEditor } from '#access/is-editor.ts'

/** The parts of the site around its pages: editors write them, everybody sees them. */
export const sitePartAccess = { update: isEditor, readVersions: isEditor }
