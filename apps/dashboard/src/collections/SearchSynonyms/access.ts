import { isManager } from '#access/is-manager.ts'

/** How the catalogue is searched is the managers' work, drafts and all. */
export const searchTuningAccess = {
  create: isManager,
  read: isManager,
  readVersions: isManager,
  update: isManager,
  delete: isManager,
}
