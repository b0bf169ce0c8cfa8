import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { wishStopUrl } from '@rasteh/contracts/wishes'
import { createSay } from '@rasteh/messages/say'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import { claimWish, type NotifyWish, noteWish, type WishNotice } from '@rasteh/shop-store/search/wishes'
import type { Messengers } from './send-code.ts'
import type { Delivery } from './sms/sms-provider.ts'

type Carriers = Pick<Messengers, 'mailer' | 'sms' | 'origin' | 'onFailure'>

/**
 * Tells somebody, once, that what they wished for is here, with the way to hear no more. Only what surely has not left is
 * tried again; what may have left is left alone.
 */
export async function notifyWish(
  database: Database,
  carriers: Carriers,
  { wishId }: NotifyWish,
): Promise<void> {
  const notice = await claimWish(database, wishId)
  if (!notice) return
  const delivery = await deliver(database, carriers, notice)
  if (delivery.kind === 'sent') return
  carriers.onFailure(`news of a wish was ${delivery.kind}: ${delivery.reason}`)
  if (delivery.kind === 'refused') await noteWish(database, wishId, 'failed')
  if (delivery.kind !== 'not-sent') return
  await noteWish(database, wishId, 'due')
  throw new Error('the news has not left; the queue tries again')
}

async function deliver(
  database: Database,
  { mailer, sms, origin }: Carriers,
  { mobile, email, culture: written, stopKey, wanted, productId, title }: WishNotice,
): Promise<Delivery> {
  const culture = cultureOf(written)
  const say = createSay(await loadMessages(database, languageOf(culture)), culture)
  const shop = origin ?? ''
  const link = `${shop}/product/${productId}`
  const stop = `${shop}${wishStopUrl(PAGE_PATHS.wishStop, stopKey)}`
  if (mobile) {
    if (!sms) return { kind: 'refused', reason: 'no SMS provider is set' }
    return sms.sendText({ mobile, text: say('WishSmsText', { title, link, stop }) })
  }
  if (!mailer || !email) return { kind: 'refused', reason: 'no mail server is set' }
  const subject = say('WishMailSubject', { title })
  const text = say('WishMailText', { wanted, title, link, stop })
  return mailer.send({ to: email, subject, text, culture })
}
