export type KeyFilter = 'number' | 'contact' | 'decimal'

/** The part of a keyboard event that decides; `text` is what the field holds before the key. */
export type KeyPress = { key: string; text: string; ctrlKey?: boolean; metaKey?: boolean }

const DIGIT = /^[0-9۰-۹٠-٩]$/

/**
 * Says whether a key may reach the field: digits of three scripts and backspace, in contact fields a plus, in
 * decimal fields one dot. Keys that write nothing (Tab, arrows, copying) pass, else the keyboard would be caught
 * in the field.
 */
export function isKeyAllowed(filter: KeyFilter, { key, text, ctrlKey, metaKey }: KeyPress): boolean {
  if (ctrlKey || metaKey || writesNothing(key)) return true
  return isCharacterAllowed(filter, key, text)
}

/** Leaves of a text what the keys would have let in, for what is pasted or comes from a phone's keyboard. */
export function toAllowedText(filter: KeyFilter, text: string): string {
  return Array.from(text).reduce(
    (kept, character) => (isCharacterAllowed(filter, character, kept) ? kept + character : kept),
    '',
  )
}

function isCharacterAllowed(filter: KeyFilter, character: string, text: string): boolean {
  if (DIGIT.test(character)) return true
  if (filter === 'contact') return character === '+'
  return filter === 'decimal' && character === '.' && !text.includes('.')
}

// The names of keys that write a character are that one character.
function writesNothing(key: string): boolean {
  return Array.from(key).length > 1
}
