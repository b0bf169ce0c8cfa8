import { LETTERS_OF, SOUND_MARK } from './sound.ts'

/** What Latin letters may have meant, best first; the share says how likely a reading is beside the best. */
export type Reading = { readonly token: string; readonly weight: number }

type Option = readonly [signs: string, weight: number]

const READINGS_MAX = 96
const SPELLINGS_MAX = 400
const WORD_MAX = 24

// Longest first. What is not here stands for itself.
const SPELLED: readonly (readonly [letters: string, options: readonly Option[]])[] = [
  [
    'kh',
    [
      ['x', 1],
      ['k', 0.2],
    ],
  ],
  [
    'sh',
    [
      ['w', 1],
      ['sh', 0.2],
    ],
  ],
  [
    'ch',
    [
      ['c', 1],
      ['k', 0.3],
      ['w', 0.2],
    ],
  ],
  ['zh', [['v', 1]]],
  ['gh', [['q', 1]]],
  ['ph', [['f', 1]]],
  [
    'th',
    [
      ['t', 1],
      ['s', 0.3],
    ],
  ],
  ['ck', [['k', 1]]],
  ['oo', [['u', 1]]],
  [
    'ou',
    [
      ['u', 1],
      ['', 0.3],
    ],
  ],
  ['ow', [['u', 1]]],
  [
    'ee',
    [
      ['i', 1],
      ['', 0.3],
    ],
  ],
  [
    'ea',
    [
      ['i', 1],
      ['a', 0.5],
    ],
  ],
  ['aa', [['a', 1]]],
  ['ei', [['i', 1]]],
  ['ey', [['i', 1]]],
  [
    'ay',
    [
      ['ai', 1],
      ['i', 0.9],
    ],
  ],
  [
    'ai',
    [
      ['ai', 1],
      ['i', 0.9],
    ],
  ],
  ['iy', [['i', 1]]],
  [
    'a',
    [
      ['a', 1],
      ['', 0.9],
    ],
  ],
  [
    'e',
    [
      ['', 1],
      ['i', 0.3],
      ['a', 0.1],
    ],
  ],
  [
    'i',
    [
      ['i', 1],
      ['', 0.4],
    ],
  ],
  [
    'o',
    [
      ['u', 1],
      ['', 0.9],
    ],
  ],
  [
    'u',
    [
      ['u', 1],
      ['', 0.3],
      ['a', 0.2],
    ],
  ],
  ['y', [['i', 1]]],
  ['v', [['u', 1]]],
  ['w', [['u', 1]]],
  [
    'c',
    [
      ['k', 1],
      ['s', 0.5],
      ['c', 0.3],
    ],
  ],
  [
    'x',
    [
      ['ks', 1],
      ['x', 0.4],
    ],
  ],
  [
    'q',
    [
      ['q', 1],
      ['k', 0.4],
    ],
  ],
  [
    'j',
    [
      ['j', 1],
      ['v', 0.4],
    ],
  ],
  [
    'g',
    [
      ['g', 1],
      ['j', 0.3],
      ['q', 0.2],
    ],
  ],
  ["'", [['', 1]]],
]

const FIRST: Readonly<Record<string, readonly Option[]>> = {
  a: [
    ['a', 1],
    ['', 0.5],
  ],
  e: [
    ['a', 1],
    ['', 0.6],
  ],
  i: [
    ['ai', 1],
    ['i', 0.3],
  ],
  o: [
    ['a', 1],
    ['au', 0.8],
    ['', 0.4],
  ],
  u: [
    ['au', 1],
    ['iu', 0.6],
    ['a', 0.3],
  ],
  oo: [['au', 1]],
  ee: [['ai', 1]],
  ey: [
    ['i', 1],
    ['ai', 0.8],
  ],
  ei: [
    ['i', 1],
    ['ai', 0.8],
  ],
  ay: [
    ['ai', 1],
    ['i', 0.4],
  ],
  ai: [
    ['ai', 1],
    ['i', 0.4],
  ],
}

const LAST: Readonly<Record<string, readonly Option[]>> = {
  e: [
    ['h', 1],
    ['', 0.8],
  ],
  eh: [['h', 1]],
  a: [
    ['a', 1],
    ['h', 0.5],
  ],
  ah: [
    ['h', 1],
    ['ah', 0.9],
    ['a', 0.5],
  ],
  o: [
    ['u', 1],
    ['', 0.2],
  ],
}

/** The sounds that a word in Latin letters may have in Persian (Finglish, or a name): gushi, gooshi and goshi. */
export function toReadings(word: string, limit = READINGS_MAX): Reading[] {
  if (!/^[a-z']+$/.test(word) || word.length > WORD_MAX) return []
  let readings: Reading[] = [{ token: SOUND_MARK, weight: 1 }]
  for (const options of toOptions(word)) {
    const next = new Map<string, number>()
    for (const { token, weight } of readings) {
      for (const [signs, share] of options) {
        const longer = withSigns(token, signs)
        next.set(longer, Math.max(next.get(longer) ?? 0, weight * share))
      }
    }
    readings = best(next, limit)
  }
  return readings.filter(({ token }) => token.length > 1 + 1)
}

/** The Persian spellings of a sound, for asking which of them the catalogue knows. */
export function toSpellings(sound: string): string[] {
  let spellings = ['']
  for (const sign of sound.slice(SOUND_MARK.length)) {
    const letters = LETTERS_OF.get(sign) ?? [sign]
    spellings = spellings
      .flatMap((spelling) => letters.map((letter) => spelling + letter))
      .slice(0, SPELLINGS_MAX)
  }
  // ع is not heard: it may stand anywhere.
  const unheard = spellings
    .slice(0, SPELLINGS_MAX / 10)
    .flatMap((spelling) =>
      Array.from(
        { length: spelling.length + 1 },
        (_, at) => `${spelling.slice(0, at)}ع${spelling.slice(at)}`,
      ),
    )
  return [...spellings, ...unheard]
}

function toOptions(word: string): (readonly Option[])[] {
  const options: (readonly Option[])[] = []
  for (let at = 0; at < word.length; ) {
    const ending = LAST[word.slice(at)]
    if (ending && at > 0) return [...options, ending]
    const spelled = SPELLED.find(([letters]) => word.startsWith(letters, at))
    const letters = spelled?.[0] ?? word.charAt(at)
    options.push((at === 0 && FIRST[letters]) || spelled?.[1] || [[letters, 1]])
    at += letters.length
  }
  return options
}

function withSigns(sound: string, signs: string): string {
  let longer = sound
  for (const sign of signs) if (!longer.endsWith(sign)) longer += sign
  return longer
}

function best(readings: ReadonlyMap<string, number>, limit: number): Reading[] {
  return Array.from(readings, ([token, weight]) => ({ token, weight }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, limit)
}
