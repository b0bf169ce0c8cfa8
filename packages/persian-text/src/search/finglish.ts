import { LETTERS_OF, SOUND_MARK } from './sound.ts'

/** What Latin letters may have meant, best first; the share says how likely a reading is beside the best. */
export type Reading = { readonly token: string; readonly weight: number }

type Option = readonly [signs: string, weight: number]

const READINGS_MAX = 96
const SPELLINGS_MAX = 400
const WORD_MAX = 24

// Longest first; a letter that is not listed is kept as it is.
const SPELLED: readonly (readonly [letters: string, options: readonly Option[]])[] = toRows(`
kh x k.2
sh w sh.2
ch c k.3 w.2
zh v
gh q
ph f
th t s.3
ck k
oo u
ou u -.3
ow u au.6
ee i -.3
ea i a.5 -.4
ao au aiu.5 u.5
aa a
ei i
ey i
ay ai i.9
ai ai i.9
iy i
a a -.9
e - i.3 h.15 a.1
i i -.4 ai.15
o u -.9 a.15
u u -.3 a.2
y i
v u
w u
c k s.5 c.3
x ks x.4 w.3
q q k.4
j j v.4
g g j.3 q.2
s s z.1
' -
`)

const FIRST: ReadonlyMap<string, readonly Option[]> = new Map(
  toRows(`
a a -.5
e a -.6
i ai i.3
o a au.8 -.4
u au iu.6 a.3
oo au
ee ai
ey i ai.8
ei i ai.8
ay ai i.4
ai ai i.4
sp asp sp.4
st ast st.4
sk ask sk.4
`),
)

const LAST: ReadonlyMap<string, readonly Option[]> = new Map(
  toRows(`
e h -.8
eh h
a a h.5
ah h ah.9 a.5
o u -.2
`),
)

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
  // Two letters that follow each other are heard as one: «شویی».
  const doubled = spellings.slice(0, SPELLINGS_MAX / 10).map((spelling) => spelling.replace(/(?<=.)ی/, 'یی'))
  return [...new Set([...spellings, ...unheard, ...doubled])]
}

function toOptions(word: string): (readonly Option[])[] {
  const options: (readonly Option[])[] = []
  for (let at = 0; at < word.length; ) {
    const ending = at > 0 ? LAST.get(word.slice(at)) : undefined
    if (ending) return [...options, ending]
    const spelled = at === 0 ? firstOf(word) : SPELLED.find(([letters]) => word.startsWith(letters, at))
    const [letters, choices] = spelled ?? [word.charAt(at), [[word.charAt(at), 1]]]
    options.push(choices)
    at += letters.length
  }
  return options
}

/** A word may begin with a vowel that is written otherwise there, or lack the one that Persian puts before two consonants. */
function firstOf(word: string): readonly [string, readonly Option[]] | undefined {
  const pair = FIRST.get(word.slice(0, 2))
  if (pair) return [word.slice(0, 2), pair]
  const spelled = SPELLED.find(([letters]) => word.startsWith(letters))
  const first = FIRST.get(spelled?.[0] ?? '')
  return spelled && first ? [spelled[0], first] : spelled
}

/** Each line: Latin letters, then the signs they may stand for (- for none) and how likely beside the first. */
function toRows(lines: string): (readonly [string, readonly Option[]])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [letters = '', ...choices] = line.split(' ')
      return [letters, choices.map(toOption)] as const
    })
}

function toOption(choice: string): Option {
  const [, signs = '', share = '1'] = /^([a-z-]+)([.]\d+)?$/.exec(choice) ?? []
  return [signs.replace('-', ''), Number(share)]
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
