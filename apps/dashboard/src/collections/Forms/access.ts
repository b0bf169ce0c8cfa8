import { isManager } from '#access/is-manager.ts'
import { isStaff } from '#access/is-staff.ts'

/** A form asks people for what is theirs, so managers build it. Who writes pages chooses it for one. */
export const formsAccess = { create: isManager, read: isStaff, update: isManager, delete: isManager }
