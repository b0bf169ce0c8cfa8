import { foldText } from '@rasteh/persian-text/fold'
import { shippedConcepts } from '@rasteh/search/lexicon'

/** What a manager asks of the lexicon's groups. */
export type LexiconQuery = { readonly text: string; readonly onlyOff: boolean; readonly page: number }

/** A group as it is listed. */
export type LexiconRow = {
  readonly id: string
  readonly area: string
  readonly sort: string
  readonly words: readonly string[]
  /** The usual words of its kinds. */
  readonly kinds: readonly string[]
  readonly isOn: boolean
}

export type LexiconPage = {
  readonly rows: readonly LexiconRow[]
  readonly total: number
  readonly page: number
  readonly last: number
}

export const LEXICON_PAGE_ROWS = 20
const TEXT_MAX = 60
const KINDS_SHOWN = 12

const concepts = () => shippedConcepts()

/** The groups that have the asked words, those that begin with them first, page by page. */
export function lexiconPage({ text, onlyOff, page }: LexiconQuery, off: ReadonlySet<string>): LexiconPage {
  const asked = foldText(text)
  const found = concepts()
    .filter(({ id }) => !onlyOff || off.has(id))
    .filter(({ words }) => words.some(({ folded }) => folded.includes(asked)))
    .toSorted((one, other) => rankOf(other, asked) - rankOf(one, asked))
  const last = Math.max(1, Math.ceil(found.length / LEXICON_PAGE_ROWS))
  const shown = Math.min(page, last)
  const rows = found.slice((shown - 1) * LEXICON_PAGE_ROWS, shown * LEXICON_PAGE_ROWS)
  return { rows: rows.map((concept) => toRow(concept, off)), total: found.length, page: shown, last }
}

type Shipped = ReturnType<typeof concepts>[number]

const rankOf = ({ words }: Shipped, asked: string) =>
  asked !== '' && words.some(({ folded }) => folded.startsWith(asked)) ? 1 : 0

function toRow({ id, area, sort, words, kinds }: Shipped, off: ReadonlySet<string>): LexiconRow {
  return {
    id,
    area,
    sort,
    words: words.map(({ text }) => text),
    kinds: kinds.slice(0, KINDS_SHOWN).map((kind) => headOf(kind)),
    isOn: !off.has(id),
  }
}

/** Whether a group of this id ships. */
export const isShipped = (id: string): boolean => heads().has(id)

const headOf = (id: string) => heads().get(id) ?? id

let kept: ReadonlyMap<string, string> | null = null

function heads(): ReadonlyMap<string, string> {
  kept ??= new Map(concepts().map(({ id, words }) => [id, words[0]?.text ?? id]))
  return kept
}

/** A query of another shape is none. */
export function toLexiconQuery(body: unknown): LexiconQuery | null {
  const { text, onlyOff, page } = (body ?? {}) as Record<string, unknown>
  const isText = typeof text === 'string' && text.length <= TEXT_MAX
  const isPage = typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= 1000
  return isText && isPage && typeof onlyOff === 'boolean' ? { text, onlyOff, page } : null
}
