import { checkPassword, PASSWORD_MAX, PASSWORD_MIN, toIdentity } from '@rasteh/shop-core/account'
import type { AccountAnswer } from '../../shop-api/account-calls.ts'
import { type Message, sayMessage } from '../islands/message.ts'
import type { PageSay } from '../islands/page-settings.tsx'

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

/** Says why somebody did not come in; null when they did. What takes long is told in minutes. */
export function sayAccountRefusal(say: PageSay, answer: AccountAnswer<unknown>): string | null {
  if (answer.kind === 'done') return null
  if (answer.kind === 'failed') return say('NetworkFailed')
  if (answer.waitSeconds > 0)
    return say('AccountTooManyTriesWait', { minutes: Math.ceil(answer.waitSeconds / 60) })
  const message = MESSAGES[answer.error]
  return message ? sayMessage(say, message) : say('NetworkFailed')
}

/** Says why a new password that was typed twice cannot be set; null when it can. */
export function refusalOfPassword(
  say: PageSay,
  typed: { password: string; again: string },
  identity = '',
): string | null {
  const allowed = checkPassword(typed.password, [toIdentity(identity)?.value ?? null])
  if (!allowed.ok)
    return sayAccountRefusal(say, { kind: 'refused', error: allowed.refusal.kind, waitSeconds: 0 })
  return typed.password === typed.again ? null : say('ValidatorPasswordCompare')
}
