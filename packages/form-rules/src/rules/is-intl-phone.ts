import { toLatinDigits } from '@rasteh/persian-text/digits'

// «داخلی» is how an extension is written in Iran.
const EXTENSION = /[\s,;]*(?:ext(?:ension|n)?\.?|x|#|داخلی)[\s.:=]*\d{1,6}$/i
const PHONE = /^(?:\+|00)?\d(?:[\s.-]?(?:\d|\(\d{1,5}\)))+$/

const PHONE_MIN_DIGITS = 7
// The longest number that E.164 allows.
const PHONE_MAX_DIGITS = 15

/** Says whether the text is an international phone number, with an extension or without. */
export function isIntlPhone(text: string): boolean {
  const phone = toLatinDigits(text).replace(EXTENSION, '')
  const digits = phone.replace(/^00|\D/g, '')
  if (digits.length < PHONE_MIN_DIGITS || digits.length > PHONE_MAX_DIGITS) return false
  return PHONE.test(phone)
}
