import { anyone } from '#access/anyone.ts'
import { isManager } from '#access/is-manager.ts'

export const brandAccess = { read: anyone, update: isManager, readVersions: isManager }
