import type { MailAnswer } from '@rasteh/contracts/feedback'
import { createSay } from '@rasteh/messages/say'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { loadFeedbackAnswer } from '@rasteh/shop-store/feedback'
import type { Database } from '@rasteh/shop-store/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { Messengers } from './send-code.ts'

/** Says that an answer has surely not left, so that the queue may try it again. */
class NotSent extends Error {}

/** Sends the shop's answer to whoever wrote, in the language they wrote in. Only what surely has not left is tried again. */
export async function mailFeedbackAnswer(
  database: Database,
  { mailer, onFailure }: Pick<Messengers, 'mailer' | 'onFailure'>,
  { feedbackId }: MailAnswer,
): Promise<void> {
  const message = await loadFeedbackAnswer(database, feedbackId)
  if (!message) return
  if (!mailer) return onFailure('an answer was not mailed: no mail server is set')
  const culture = cultureOf(message.culture)
  const say = createSay(await loadMessages(database, languageOf(culture)), culture)
  const delivery = await mailer.send({
    to: message.email,
    subject: say('FeedbackMailSubject', { subject: message.subject }),
    text: say('FeedbackMailText', { name: message.name, answer: message.answer, text: message.text }),
  })
  if (delivery.kind === 'sent') return
  onFailure(`an answer was ${delivery.kind}: ${delivery.reason}`)
  if (delivery.kind === 'not-sent') throw new NotSent(delivery.reason)
}
