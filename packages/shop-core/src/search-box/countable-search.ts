/** Longer texts are pasted, not searched for. */
const COUNTED_MAX_CHARACTERS = 60

/** So many digits in a row are a phone, a card or a national code. */
const PERSONAL_DIGITS = 7

/**
 * Says whether this text may be counted and shown to managers. A text that might name a person (an e-mail address, a
 * long number) is not kept.
 */
export function isCountableSearch(text: string): boolean {
  const characters = [...text.trim()]
  if (characters.length < 2 || characters.length > COUNTED_MAX_CHARACTERS) return false
  return !text.includes('@') && !LONG_NUMBER.test(text) && !HOST_NAME.test(text)
}

// An address of e-mail comes without its @: the box strips it.
const HOST_NAME = /[a-z\d]\.[a-z]{2,}/i
const LONG_NUMBER = new RegExp(`(?:\\p{Nd}[\\s-]?){${PERSONAL_DIGITS}}`, 'u')
