import type { Access } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { isStaff } from '#access/is-staff.ts'
import { publishedOrStaff } from '#access/published-or-staff.ts'
import { createInBranches, inBranches } from './branches/branch-access.ts'

/** Authors write drafts; that nothing of theirs is published is also asked of every write (`draftsOnly`). */
const updateAccess: Access = ({ req, data }) =>
  isEditor({ req }) || (isStaff({ req }) && isNoPublication(data))

const isNoPublication = (data: unknown) =>
  (data as { _status?: unknown } | undefined)?._status !== 'published'

export const articleAccess = {
  create: isStaff,
  read: publishedOrStaff,
  readVersions: isStaff,
  update: updateAccess,
  delete: isEditor,
}

/** Who works on some branches of the tree writes no others. News has no tree, and no such limit. */
export const pagesAccess = {
  ...articleAccess,
  create: createInBranches(articleAccess.create),
  update: inBranches(articleAccess.update),
  delete: inBranches(articleAccess.delete),
}
