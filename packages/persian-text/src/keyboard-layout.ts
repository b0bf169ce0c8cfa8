// The keys of the Iranian standard layout (ISIRI 9147), unshifted, in the order of the Latin keys above them.
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,"
const PERSIAN_KEYS = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو'

// Older layouts put پ beside the digits and ئ on M; آ and ژ need the shift key.
const ALSO_PERSIAN = { H: 'آ', C: 'ژ', M: 'ء', '`': 'پ', '\\': 'پ', '?': '؟' }
const ALSO_LATIN = { ئ: 'm', آ: 'H', ژ: 'C', ء: 'M', ي: 'd', ك: ';', '؟': '?', '،': 'T', '؛': 'Y' }

const TO_PERSIAN = keyMap(LATIN_KEYS, PERSIAN_KEYS, ALSO_PERSIAN)
const TO_LATIN = keyMap(PERSIAN_KEYS, LATIN_KEYS, ALSO_LATIN)

/** What the same key presses would have written on a Persian keyboard: `'d;'` for «یک». */
export function toPersianLayout(text: string): string {
  return Array.from(text, (key) => TO_PERSIAN.get(key) ?? TO_PERSIAN.get(key.toLowerCase()) ?? key).join('')
}

/** What the same key presses would have written on a Latin keyboard: `سشپسعدل` for samsung. */
export function toLatinLayout(text: string): string {
  return Array.from(text, (key) => TO_LATIN.get(key) ?? key).join('')
}

function keyMap(from: string, to: string, also: Record<string, string>): ReadonlyMap<string, string> {
  const targets = Array.from(to)
  const pairs = Array.from(from, (key, index): [string, string] => [key, targets[index] ?? key])
  return new Map([...pairs, ...Object.entries(also)])
}
