import { CAPTCHA_HONEYPOT } from '@rasteh/contracts/captcha'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import type { WishRequest, WishStopRequest } from '@rasteh/contracts/wishes'
import { callShop } from './call-shop.ts'
import { type SentMessage, sentMessageOf } from './sent-message.ts'

/** What a guest leaves besides the words. */
export type WishContact = { contact: string; consent: string; captcha: string; honeypot: string }

/** Asks to be told when the shop has this; a signed-in customer needs no contact. */
export function sendWish(term: string, guest: WishContact | null): Promise<SentMessage> {
  const contact = guest && {
    Contact: guest.contact,
    Consent: guest.consent,
    Captcha: guest.captcha,
    [CAPTCHA_HONEYPOT]: guest.honeypot,
  }
  const body: WishRequest = { Term: term, ...contact }
  return sentMessageOf(callShop({ label: 'wish.ask', method: 'POST', path: ADDED_PATHS.wish, body }))
}

/** Ends everything that the owner of this key waits for. */
export function stopWishes(key: string): Promise<SentMessage> {
  const body: WishStopRequest = { Key: key }
  return sentMessageOf(callShop({ label: 'wish.stop', method: 'POST', path: ADDED_PATHS.wishStop, body }))
}
