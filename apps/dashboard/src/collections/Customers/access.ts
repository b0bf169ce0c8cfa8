import { isManager } from '#access/is-manager.ts'
import { nobody } from '#access/nobody.ts'

export const customersAccess = {
  admin: nobody,
  // People make their own account with their own mobile; a person who made it for them would know its password.
  create: nobody,
  read: isManager,
  update: isManager,
  // Baskets and orders point here; a person is erased by a call of their own, never by a deleted row.
  delete: nobody,
  unlock: isManager,
}
