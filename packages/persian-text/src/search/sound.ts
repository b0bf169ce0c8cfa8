/** Begins every sound, so that no sound is taken for a word. */
export const SOUND_MARK = '~'

// One sign for letters that sound alike. و and ی stand for themselves whether they are vowels or not; ع is not heard.
const SIGN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'ا',
    b: 'ب',
    p: 'پ',
    t: 'تط',
    s: 'سصث',
    j: 'ج',
    c: 'چ',
    h: 'هح',
    x: 'خ',
    d: 'د',
    z: 'زذضظ',
    r: 'ر',
    v: 'ژ',
    w: 'ش',
    q: 'قغ',
    f: 'ف',
    k: 'ک',
    g: 'گ',
    l: 'ل',
    m: 'م',
    n: 'ن',
    u: 'و',
    i: 'ی',
    '': 'ع',
  }).flatMap(([sign, letters]) => Array.from(letters, (letter) => [letter, sign] as const)),
)

/** The letters that a sign of a sound may be written with. */
export const LETTERS_OF: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  SIGN_OF.keys(),
  (letter) => SIGN_OF.get(letter) ?? '',
)

/** How a folded Persian word sounds, equal for all words that sound alike; null when it has other letters. */
export function toSound(word: string): string | null {
  let sound = ''
  for (const letter of word) {
    const sign = SIGN_OF.get(letter)
    if (sign === undefined) return null
    if (!sound.endsWith(sign)) sound += sign
    else if (sign === '') continue
  }
  return sound === '' ? null : SOUND_MARK + sound
}

/** Whether a token is a word, and not a sound, a name, a pair of words or what an index marks for itself. */
export function isPlainToken(token: string): boolean {
  return /^[\p{L}\p{N}]/u.test(token) && !token.includes(PAIR_MARK)
}

/** Begins every name of more words than one. */
export const NAME_MARK = '='

/** Separates the two words of a pair. */
export const PAIR_MARK = '_'
