import { isDeepStrictEqual } from 'node:util'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { APIError, type FieldHook } from 'payload'
import { type FieldPlace, mayWrite } from './may-write.ts'

const SIGN_IN = [
  ...['email', 'username', 'password', 'salt', 'hash', 'sessions', 'loginAttempts', 'lockUntil'],
  ...['resetPasswordToken', 'resetPasswordExpiration', 'resetPasswordRequestedAt', '_verified'],
]

/** What says who a person is, or lets them in. An attempt on these is refused aloud instead of being passed over. */
export const IDENTITY_FIELDS: Readonly<Record<string, readonly string[]>> = {
  customers: SIGN_IN,
  staff: [...SIGN_IN, 'role', 'onlyBranches', 'branches'],
}

/** Answers 403 to a person who changes a field that is not theirs; a form that sends back what it was given is let through. */
export const refuseIdentity =
  (place: FieldPlace): FieldHook =>
  ({ value, previousValue, operation, overrideAccess, req }) => {
    const asked = operation === 'create' ? 'create' : 'update'
    if (overrideAccess || isSame(value, previousValue) || mayWrite(place, asked, { req })) return value
    const data = { kind: 'identity-not-writable', field: place.path }
    // The platform passes on the words of an error that has a name, and in a minified build its class has none.
    const error = new APIError(dashboardTexts.identityNotWritable, 403, data, true)
    throw Object.assign(error, { name: 'APIError' })
  }

const isSame = (value: unknown, previous: unknown) =>
  isDeepStrictEqual(emptyAsNull(value), emptyAsNull(previous))

/** Forms send an empty text for what is not there. */
const emptyAsNull = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value
