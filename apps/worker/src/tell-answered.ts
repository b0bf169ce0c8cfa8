import { createSay } from '@rasteh/messages/say'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { claimAnswered, giveBackAnswered, type TellAnswered } from '@rasteh/shop-store/answered-comments'
import type { Database } from '@rasteh/shop-store/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { Messengers } from './send-code.ts'

/**
 * Writes to somebody that their comment was answered, once. The answer itself is not in the letter: a guest's e-mail
 * is whatever was typed, and the shop carries no stranger's words to it.
 */
export async function tellAnswered(
  database: Database,
  { mailer, onFailure }: Pick<Messengers, 'mailer' | 'onFailure'>,
  { answerId }: TellAnswered,
): Promise<void> {
  if (!mailer) return
  const person = await claimAnswered(database, answerId)
  if (!person) return
  const culture = cultureOf(person.culture)
  const say = createSay(await loadMessages(database, languageOf(culture)), culture)
  const delivery = await mailer.send({
    to: person.email,
    subject: say('CommentMailSubject'),
    text: say('CommentMailText', { title: person.title ?? '' }),
  })
  if (delivery.kind === 'sent') return
  onFailure(`a letter about an answer was ${delivery.kind}: ${delivery.reason}`)
  if (delivery.kind !== 'not-sent') return
  await giveBackAnswered(database, answerId)
  throw new Error('the letter has not left; the queue tries again')
}
