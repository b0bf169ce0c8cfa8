import { createHash } from 'node:crypto'
import type { MailAnswer } from '@rasteh/contracts/feedback'
import { createSay } from '@rasteh/messages/say'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { toIranianMobile } from '@rasteh/persian-text/mobile'
import { claimAnswer, giveBackAnswer, noteAnswer } from '@rasteh/shop-store/content/answer-notices'
import { type FeedbackAnswer, loadFeedbackAnswer } from '@rasteh/shop-store/content/feedback'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { Messengers } from './send-code.ts'
import type { Delivery } from './sms/sms-provider.ts'

type Carriers = Pick<Messengers, 'mailer' | 'sms' | 'onFailure'>

/** Says that an answer has surely not left, so that the queue may try it again. */
class NotSent extends Error {}

/**
 * Sends the shop's answer to the writer, once, in the language they wrote in: by mail, or by SMS to somebody who left
 * only a mobile. Only what surely has not left is tried again.
 */
export async function sendFeedbackAnswer(
  database: Database,
  carriers: Carriers,
  { feedbackId }: MailAnswer,
): Promise<void> {
  const message = await loadFeedbackAnswer(database, feedbackId)
  const channel = message?.email ? 'mail' : 'sms'
  if (!message || (channel === 'sms' && !toIranianMobile(message.mobile ?? ''))) return
  const digest = createHash('sha256').update(message.answer).digest('hex')
  const claim = await claimAnswer(database, { feedbackId, digest, channel })
  if (claim === null) return
  const delivery = await deliver(database, carriers, message)
  if (delivery.kind !== 'sent') carriers.onFailure(`an answer was ${delivery.kind}: ${delivery.reason}`)
  if (delivery.kind === 'not-sent') {
    await giveBackAnswer(database, claim)
    throw new NotSent(delivery.reason)
  }
  await noteAnswer(database, claim, delivery.kind === 'refused' ? 'failed' : 'sent')
}

async function deliver(
  database: Database,
  { mailer, sms }: Carriers,
  { email, mobile, name, subject, text, answer, culture: written }: FeedbackAnswer,
): Promise<Delivery> {
  const culture = cultureOf(written)
  const say = createSay(await loadMessages(database, languageOf(culture)), culture)
  if (email) {
    if (!mailer) return { kind: 'refused', reason: 'no mail server is set' }
    return mailer.send({
      to: email,
      subject: say('FeedbackMailSubject', { subject }),
      text: say('FeedbackMailText', { name, answer, text }),
      culture,
    })
  }
  if (!sms) return { kind: 'refused', reason: 'no SMS provider is set' }
  return sms.sendText({
    mobile: toIranianMobile(mobile ?? '') ?? '',
    text: say('FeedbackSmsText', { answer }),
  })
}
