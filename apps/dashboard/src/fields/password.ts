import type { TextField } from 'payload'

/**
 * The platform takes a password from every update and knows no rights for it, unless a field has its name. This one is
 * kept nowhere: it only gives the password a row in the table of writable fields.
 */
export const passwordField: TextField = {
  name: 'password',
  type: 'text',
  virtual: true,
  // The platform draws the input itself: this one is no part of any form.
  admin: { disabled: true },
}
