import { isManager } from '#access/is-manager.ts'

/** Terms of trade: the shop applies them, but only managers see the list. */
export const tradeAccess = { create: isManager, read: isManager, update: isManager, delete: isManager }
