import { CAPTCHA_HONEYPOT } from '@rasteh/contracts/captcha'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { callShop } from './call-shop.ts'
import { type SentMessage, sentMessageOf } from './sent-message.ts'

export type SpecialOrder = { name: string; mobile: string; text: string; captcha: string; honeypot: string }

/** Sends a special order; says whether the shop has it, or which word it refused it with. */
export function sendSpecialOrder(order: SpecialOrder): Promise<SentMessage> {
  const { name, mobile, text, captcha, honeypot } = order
  const body = { Name: name, Mobile: mobile, Text: text, Captcha: captcha, [CAPTCHA_HONEYPOT]: honeypot }
  return sentMessageOf(
    callShop({ label: 'specialorder', method: 'POST', path: ADDED_PATHS.specialOrder, body }),
  )
}
