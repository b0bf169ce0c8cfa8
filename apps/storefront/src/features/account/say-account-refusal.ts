import type { AccountAnswer } from '@rasteh/shop-client/account-calls'
import { checkPassword, PASSWORD_MAX, PASSWORD_MIN, toIdentity } from '@rasteh/shop-core/account'
import { type Message, sayMessage } from '#page/islands/message.ts'
import type { PageSay } from '#page/islands/page-settings.tsx'
import type { Refusal } from './use-refusal.ts'

const MESSAGES: Readonly<Record<string, Message>> = {
  UnknownIdentity: { key: 'ValidatorUsername' },
  WrongCode: { key: 'AccountCodeWrong' },
  TicketGone: { key: 'AccountCodeExpired' },
  CodesOff: { key: 'AccountCodesOff' },
  WrongPassword: { key: 'AccountPasswordWrong' },
  'password-too-short': { key: 'AccountPasswordShort', parameters: { min: PASSWORD_MIN } },
  'password-too-long': { key: 'AccountPasswordLong', parameters: { max: PASSWORD_MAX } },
  'password-is-identity': { key: 'AccountPasswordIsIdentity' },
  'password-too-common': { key: 'AccountPasswordCommon' },
}

const PASSWORD_FIELD = 'new-password'

/** The field that each refusal is about; what is not named here is about none. */
const FIELDS: Readonly<Record<string, string>> = {
  UnknownIdentity: 'username',
  WrongCode: 'code',
  TicketGone: 'code',
  WrongPassword: 'password',
  'password-too-short': PASSWORD_FIELD,
  'password-too-long': PASSWORD_FIELD,
  'password-is-identity': PASSWORD_FIELD,
  'password-too-common': PASSWORD_FIELD,
}

/** Why a sign-in was refused, and by which field; a form may call a field by another name. */
export function toAccountRefusal(
  say: PageSay,
  answer: AccountAnswer<unknown>,
  names: Readonly<Record<string, string>> = {},
): Refusal | null {
  const text = sayAccountRefusal(say, answer)
  if (text === null) return null
  const isAboutField = answer.kind === 'refused' && answer.waitSeconds === 0
  const field = isAboutField ? (FIELDS[answer.error] ?? null) : null
  return { text, field: (field && names[field]) ?? field }
}

/** Says why a sign-in was refused; null when it was not. A long wait is said in minutes. */
export function sayAccountRefusal(say: PageSay, answer: AccountAnswer<unknown>): string | null {
  if (answer.kind === 'done') return null
  if (answer.kind === 'failed') return say('NetworkFailed')
  if (answer.waitSeconds > 0)
    return say('AccountTooManyTriesWait', { minutes: Math.ceil(answer.waitSeconds / 60) })
  const message = MESSAGES[answer.error]
  return message ? sayMessage(say, message) : say('NetworkFailed')
}

/** Why a new password that was typed twice cannot be set; null when it can. */
export function refusalOfPassword(
  say: PageSay,
  typed: { password: string; again: string },
  identity = '',
): Refusal | null {
  const allowed = checkPassword(typed.password, [toIdentity(identity)?.value ?? null])
  if (!allowed.ok)
    return toAccountRefusal(say, { kind: 'refused', error: allowed.refusal.kind, waitSeconds: 0 })
  if (typed.password === typed.again) return null
  return { text: say('ValidatorPasswordCompare'), field: 'password-again' }
}
