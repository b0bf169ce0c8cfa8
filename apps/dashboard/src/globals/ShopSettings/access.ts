import { isOwner } from '#access/is-owner.ts'

export const shopSettingsAccess = { update: isOwner, readVersions: isOwner }
