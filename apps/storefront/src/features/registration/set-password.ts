import type { FieldErrors } from '@rasteh/form-rules/form'
import { accountCalls } from '@rasteh/shop-client/account-calls'
import { PASSWORD_MIN } from '@rasteh/shop-core/account'

const COMMON: ReadonlySet<string> = new Set(['password-too-common', 'password-is-identity'])

/** Sets the first password, if one was typed; answers why it is refused. */
export async function setPassword(password: string): Promise<FieldErrors | null> {
  if (password === '') return null
  const answer = await accountCalls.changePassword('', password)
  if (answer.kind === 'done') return null
  if (answer.kind === 'refused' && answer.error === 'password-too-short')
    return { password: { kind: 'too-short', count: PASSWORD_MIN } }
  if (answer.kind === 'refused' && COMMON.has(answer.error)) return { password: { kind: 'too-common' } }
  return { password: { kind: 'no-match' } }
}
