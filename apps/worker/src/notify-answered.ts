import { createSay } from '@rasteh/messages/say'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { claimAnswer, giveBackAnswer, noteAnswer } from '@rasteh/shop-store/content/answer-notices'
import {
  type AnsweredPerson,
  claimAnswerNotification,
  type NotifyAnswered,
  releaseAnswerNotification,
} from '@rasteh/shop-store/content/answered-comments'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { Messengers } from './send-code.ts'
import type { Delivery } from './sms/sms-provider.ts'

type Carriers = Pick<Messengers, 'mailer' | 'sms' | 'onFailure'>

/**
 * Notifies somebody that their comment was answered, once: by mail, or by SMS to a customer without one whom the shop itself
 * answered. The answer itself is not in it: a guest's e-mail is whatever was typed, and the shop carries no stranger's
 * words to it.
 */
export async function notifyAnswered(
  database: Database,
  carriers: Carriers,
  { answerId }: NotifyAnswered,
): Promise<void> {
  if (!carriers.mailer && !carriers.sms) return
  const person = await claimAnswerNotification(database, answerId)
  if (!person) return
  const channel = person.email ? 'mail' : 'sms'
  const notice = await claimAnswer(database, { commentId: answerId, digest: 'told', channel })
  const delivery = await deliver(database, carriers, person)
  if (delivery.kind !== 'sent')
    carriers.onFailure(`news of an answer was ${delivery.kind}: ${delivery.reason}`)
  if (delivery.kind === 'not-sent') {
    if (notice !== null) await giveBackAnswer(database, notice)
    await releaseAnswerNotification(database, answerId)
    throw new Error('the news has not left; the queue tries again')
  }
  if (notice !== null) await noteAnswer(database, notice, delivery.kind === 'refused' ? 'failed' : 'sent')
}

async function deliver(
  database: Database,
  { mailer, sms }: Carriers,
  { email, mobile, culture: written, title: about }: AnsweredPerson,
): Promise<Delivery> {
  const culture = cultureOf(written)
  const say = createSay(await loadMessages(database, languageOf(culture)), culture)
  const title = about ?? ''
  if (email) {
    if (!mailer) return { kind: 'refused', reason: 'no mail server is set' }
    const text = say('CommentMailText', { title })
    return mailer.send({ to: email, subject: say('CommentMailSubject'), text, culture })
  }
  if (!sms || !mobile) return { kind: 'refused', reason: 'no SMS provider is set' }
  return sms.sendText({ mobile, text: say('CommentSmsText', { title }) })
}
