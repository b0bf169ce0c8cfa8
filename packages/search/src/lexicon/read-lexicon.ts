import { foldText } from '@rasteh/persian-text/fold'

/** What a group names: a thing, what things are like (a colour, a material, for whom), or what they are bought for. */
export type ConceptSort = 'thing' | 'quality' | 'occasion'

/** A word as it is written, as it is compared, and as it is looked up. */
export type WordForm = { readonly text: string; readonly folded: string; readonly key: string }

/** A group of words that mean one thing, the kinds of it, and what is offered where it is not sold. */
export type Concept = {
  /** The key of its first word: it stays the same when lines are moved. */
  readonly id: string
  readonly sort: ConceptSort
  /** The usual one first. */
  readonly words: readonly WordForm[]
  /** Keys of more ways to ask for it, of which no product is called. */
  readonly asked: readonly string[]
  /** The ids of other groups, each of which is one: a گیوه is a کفش, but not every کفش a گیوه. */
  readonly kinds: readonly string[]
  /** What is offered where it is not sold; of an occasion, what the goods for it are like. */
  readonly near: readonly string[]
  /** Qualities of goods that are not for this occasion. */
  readonly not: readonly string[]
}

const LINE = /^( *)([^ >~!][^>~!]*)(?:>([^>~!]+))?(?:~([^>~!]+))?(?:!([^>~!]+))?$/
const INDENT = 2
const BETWEEN = '،'

/**
 * Reads lines of `words > kinds ~ near ! not`, each list between Persian commas. A line two spaces further in than
 * the one above is a kind of it. A line that is none of this is refused.
 */
export function readLexicon(text: string, sort: ConceptSort): Concept[] {
  const above: string[][] = []
  return foldedLines(text).map(({ line, folded }) => {
    const [, indent = '', texts = '', kinds = '', near = '', not = ''] = LINE.exec(line) ?? []
    const depth = indent.length / INDENT
    const words = toForms(texts, folded)
    const id = words[0]?.key ?? ''
    if (id === '' || depth % 1 !== 0 || depth > above.length) throw new Error(`no line of a lexicon: ${line}`)
    const [kindIds, nearIds, notIds] = [kinds, near, not].map((list) => toList(list).map(toKey))
    const concept = { id, sort, words, kinds: kindIds ?? [], near: nearIds ?? [], not: notIds ?? [] }
    above.length = depth
    above.at(-1)?.push(id)
    above.push(concept.kinds)
    return { ...concept, asked: sort === 'occasion' ? giftsFor(words) : [] }
  })
}

/** How a word is looked up: folded, whether it was written joined or apart. */
export const toKey = (word: string): string => joined(foldText(word))

const joined = (folded: string) => (/[\s-]/.test(folded) ? folded.replaceAll(/[\s-]+/g, '') : folded)

/** The lines, each with its folded form; all are folded at once, which takes a tenth of the time. */
function foldedLines(text: string): { line: string; folded: string }[] {
  const lines = text.split('\n').filter((line) => line !== '')
  const folded = foldText(lines.join(LINE_END)).split(LINE_END)
  return lines.map((line, at) => ({ line, folded: folded[at] ?? '' }))
}

const LINE_END = '|'

function toForms(texts: string, foldedLine: string): WordForm[] {
  const folded = toList(foldedLine.split(/[>~!]/)[0] ?? '')
  return toList(texts).map((text, at) => {
    const form = folded[at] ?? ''
    return { text, folded: form, key: joined(form) }
  })
}

const GIFT = 'هدیه'
/** What is said before whom or what a gift is for: «کادوی تولد برای …»; as it is looked up. */
const BEFORE_WHOM = [
  ...['هدیه', 'هدیهبرای', 'هدیهواسه', 'هدیهبه', 'هدیهی', 'کادو', 'کادوی', 'کادوبرای', 'کادوواسه'],
  ...['هدیهتولد', 'هدیهتولدبرای', 'کادوتولد', 'کادویتولد', 'کادوتولدبرای', 'کادویتولدبرای', 'تولد'],
  ...['برای', 'واسه', 'برایتولد', 'برایهدیهبه', 'برایهدیه', 'سوغاتبرای', 'سوغاتیبرای'],
]
/** Whose mother it is. */
const WHOSE = ['', 'م', 'ام', 'ت', 'ش', 'مون']

/** A gift for somebody or an occasion is asked for in many ways. */
function giftsFor(words: readonly WordForm[]): string[] {
  const written = new Set(words.map(({ key }) => key))
  const whom = words
    .filter(({ folded }) => folded.startsWith(`${GIFT} `))
    .map(({ key }) => key.slice(GIFT.length))
  const asked = whom.flatMap((key) =>
    BEFORE_WHOM.flatMap((before) => WHOSE.map((whose) => before + key + whose)),
  )
  return [...new Set(asked)].filter((key) => !written.has(key))
}

function toList(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((word) => word.trim())
    .filter(Boolean)
}
