const PERSIAN_LETTERS = Array.from('ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی')
const LATIN_LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
const LETTERS_MAX = 20

/** All words that are one slip away: a letter too many, too few, another letter, two letters swapped. */
export function toOneSlip(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length > LETTERS_MAX || /\d/.test(word)) return []
  const alphabet = /[a-z]/.test(word) ? LATIN_LETTERS : PERSIAN_LETTERS
  const words = new Set<string>()
  for (let at = 0; at <= letters.length; at++) {
    const before = letters.slice(0, at).join('')
    const [one = '', other = ''] = letters.slice(at, at + 2)
    const after = letters.slice(at + 1).join('')
    words.add(before + after)
    words.add(before + other + one + letters.slice(at + 2).join(''))
    for (const letter of alphabet) {
      words.add(before + letter + after)
      words.add(before + letter + one + after)
    }
  }
  words.delete(word)
  return [...words].filter((slip) => slip.length > 1)
}
