import { isManager } from '../../access/is-manager.ts'
import { nobody } from '../../access/nobody.ts'

export const customersAccess = {
  admin: nobody,
  create: isManager,
  read: isManager,
  update: isManager,
  // Baskets and orders point here; a person is erased by a call of their own, never by a deleted row.
  delete: nobody,
  unlock: isManager,
}
