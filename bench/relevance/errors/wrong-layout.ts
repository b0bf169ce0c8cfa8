/** The letters of a Persian keyboard beside the Latin ones of the same keys, row by row. */
const KEYS = [
  ['ضصثقفغعهخحجچ', 'qwertyuiop[]'],
  ['شسیبلاتنمکگ', "asdfghjkl;'"],
  ['ظطزرذد', 'zxcvbn'],
  ['وآژ', ',HC'],
] as const

/** The two layouts in use differ in one place: the standard has پ where Windows has ئ alone. */
const LAYOUTS = [
  [...KEYS, ['پئ', 'mS']],
  [...KEYS, ['ئپ', 'm\\']],
] as const

/** Persian typed while the keyboard was set to Latin: گوشی becomes `',ad`. */
export function persianOnLatinKeys(text: string, chance: () => number): string {
  return swap(text.replaceAll('\u200c', ' '), keysOf(chance))
}

/** Latin typed while the keyboard was set to Persian: asus becomes شسعس. */
export function latinOnPersianKeys(text: string, chance: () => number): string {
  return swap(text.toLowerCase(), new Map([...keysOf(chance)].map(([char, key]) => [key, char])))
}

function keysOf(chance: () => number): Map<string, string> {
  const rows = chance() < 0.5 ? LAYOUTS[0] : LAYOUTS[1]
  return new Map(
    rows.flatMap(([persian, latin]) => [...persian].map((char, index) => [char, latin[index] ?? ''])),
  )
}

const swap = (text: string, keys: ReadonlyMap<string, string>) =>
  [...text].map((char) => keys.get(char) ?? char).join('')
