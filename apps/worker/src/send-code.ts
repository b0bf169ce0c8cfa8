import { createSay } from '@rasteh/messages/say'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { toIdentity } from '@rasteh/shop-core/account'
import {
  type CodeToSend,
  claimCode,
  noteDelivery,
} from '@rasteh/shop-store/accounts/one-time-codes/deliver-code'
import type { SendCode } from '@rasteh/shop-store/accounts/one-time-codes/keep-code'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { Mailer } from './mail/mailer.ts'
import type { OrderTemplates } from './sms/order-templates.ts'
import type { Delivery, SmsProvider } from './sms/sms-provider.ts'

export type Messengers = {
  secret: string
  sms: SmsProvider | null
  mailer: Mailer | null
  /** What orders' messages are called at the SMS provider; a step without a template sends no SMS. */
  orderTemplates: OrderTemplates
  /** Where the shop is, for links in emails; null leaves them out. */
  origin: string | null
  /** Gets the reason why a code did not go out: the reason alone, never whose it was or what it said. */
  onFailure: (reason: string) => void
}

/** Says that a code has surely not left, so that the queue may try it again. */
class NotSent extends Error {}

/** Sends a code once. Only what surely has not left is tried again; what may have left is left alone. */
export async function sendCode(
  database: Database,
  messengers: Messengers,
  { codeId }: SendCode,
): Promise<void> {
  const code = await claimCode(database, codeId, messengers.secret)
  if (!code) return
  const delivery = await deliver(database, messengers, code)
  if (delivery.kind !== 'sent') messengers.onFailure(`a code was ${delivery.kind}: ${delivery.reason}`)
  const noted = { sent: 'sent', unknown: 'sent', refused: 'failed', 'not-sent': 'queued' } as const
  await noteDelivery(database, codeId, noted[delivery.kind])
  if (delivery.kind === 'not-sent') throw new NotSent(delivery.reason)
}

async function deliver(
  database: Database,
  { sms, mailer }: Messengers,
  given: CodeToSend,
): Promise<Delivery> {
  const { identity, code, culture } = given
  if (toIdentity(identity)?.kind === 'mobile')
    return sms ? sms.send({ mobile: identity, code }) : { kind: 'refused', reason: 'no SMS provider is set' }
  if (!mailer) return { kind: 'refused', reason: 'no mail server is set' }
  const known = cultureOf(culture)
  const say = createSay(await loadMessages(database, languageOf(known)), known)
  return mailer.send({
    to: identity,
    subject: say('AccountMailSubject'),
    // The code is copied from the email into a field, so its digits stay as the field shows them.
    text: say('AccountMailText', { code }),
    culture: known,
  })
}
