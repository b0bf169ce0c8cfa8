import { accept, type Outcome, refuse } from '../outcome.ts'
import { isCommonPassword } from './common-password.ts'

/** Length is what makes a password strong; the upper bound is for the hash, which must read all of it. */
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128

export type PasswordRefusal =
  | { kind: 'password-too-short'; min: number }
  | { kind: 'password-too-long'; max: number }
  | { kind: 'password-is-identity' }
  | { kind: 'password-too-common' }

/**
 * Says whether a password may be set. It may hold anything, a sentence too; it may not be the mobile, e-mail or name it
 * belongs to, nor made of common passwords.
 */
export function checkPassword(
  password: string,
  identities: readonly (string | null)[],
): Outcome<string, PasswordRefusal> {
  const length = [...password].length
  if (identities.some((identity) => identity?.toLowerCase() === password.trim().toLowerCase()))
    return refuse({ kind: 'password-is-identity' })
  if (length < PASSWORD_MIN) return refuse({ kind: 'password-too-short', min: PASSWORD_MIN })
  if (length > PASSWORD_MAX) return refuse({ kind: 'password-too-long', max: PASSWORD_MAX })
  if (isCommonPassword(password, identities)) return refuse({ kind: 'password-too-common' })
  return accept(password)
}
