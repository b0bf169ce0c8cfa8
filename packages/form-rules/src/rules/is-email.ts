import { toLatinDigits } from '@rasteh/persian-text/digits'

// The HTML standard's pattern, with a dot required after the @: a shop cannot write to user@localhost.
const LOCAL_PART = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(`^${LOCAL_PART}@${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})+$`, 'i')

const EMAIL_MAX_LENGTH = 254

/** Says whether the text is an e-mail address that a message can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(toLatinDigits(text))
}
