import { anyone } from '#access/anyone.ts'
import { isOwner } from '#access/is-owner.ts'

export const shopSettingsAccess = { read: anyone, update: isOwner, readVersions: isOwner }
