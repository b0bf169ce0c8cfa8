import { isIranianMobile } from '@rasteh/persian-text/mobile'
import { isEmail } from './is-email.ts'
import { isIntlPhone } from './is-intl-phone.ts'

/** Says whether the text is an e-mail address or an Iranian mobile number. */
export function isUsername(text: string): boolean {
  return isEmail(text) || isIranianMobile(text)
}

/** Says whether the text is an e-mail address or an international phone number. */
export function isIntlUsername(text: string): boolean {
  return isEmail(text) || isIntlPhone(text)
}
