import { isManager } from '#access/is-manager.ts'

export const brandAccess = { update: isManager, readVersions: isManager }
