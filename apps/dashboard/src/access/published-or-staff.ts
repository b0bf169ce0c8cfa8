import type { Access } from 'payload'
import { isEditor } from './is-editor.ts'
import { isStaff } from './is-staff.ts'

const published = { _status: { equals: 'published' } }

/** Staff see drafts too; everybody else only what is published. */
export const publishedOrStaff: Access = ({ req }) => isStaff({ req }) || published

/** The same for what authors do not write: for them it is as for everybody. */
export const publishedOrEditor: Access = ({ req }) => isEditor({ req }) || published
