import { isManager } from '#access/is-manager.ts'
import { isOwner } from '#access/is-owner.ts'

/** Where the shop's money goes: managers may look, the owner decides. */
export const moneyAccess = { create: isOwner, read: isManager, update: isOwner, delete: isOwner }
