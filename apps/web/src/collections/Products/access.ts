import { anyone } from '../../access/anyone.ts'
import { isManager } from '../../access/is-manager.ts'

export const catalogueAccess = { create: isManager, read: anyone, update: isManager, delete: isManager }
