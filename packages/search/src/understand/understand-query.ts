import type { SearchSort } from '../search-sort.ts'
import { type Piece, type QueryRun, toPieces, toRuns } from './piece.ts'
import { politeLength } from './polite-words.ts'
import { readAge } from './read-age.ts'
import { readWish } from './read-order.ts'
import { readPrice } from './read-price.ts'
import { type Quality, readQuality } from './read-quality.ts'

/** A part of a query that says more than the name of a thing, and the words that said it: they name it. */
export type UnderstoodPart = { readonly typed: string } & (
  | { readonly kind: 'price'; readonly fromRial: number | null; readonly toRial: number | null }
  | { readonly kind: 'sort'; readonly sort: SearchSort }
  | { readonly kind: 'stock' }
  /** Its words are looked for: in names, attributes and variants. */
  | { readonly kind: 'quality'; readonly quality: Quality }
)

/** What a query says besides the names of things. */
export type Understanding = {
  /** In the order in which they were typed. */
  readonly parts: readonly UnderstoodPart[]
  /** What is left to look for, as it was typed; empty when nothing is. */
  readonly words: string
}

/** No visitor searches for a longer text. */
const LETTERS_MAX = 200

/**
 * Reads a query as a seller hears it: an amount of money narrows the price, a superlative orders, words of asking say
 * nothing. Parts that the visitor took back (`ignored`, by their words) say nothing either. All else is looked for.
 */
export function understandQuery(text: string, ignored: readonly string[] = []): Understanding {
  const pieces = withoutAges(toPieces(text.slice(0, LETTERS_MAX)))
  const runs = toRuns(pieces)
  const read = [...readPrices(runs, pieces), ...readWishes(runs, pieces)].sort((a, b) => a.first - b.first)
  const silent = new Set([...read.flatMap(piecesOf), ...politePieces(runs, pieces)])
  const parts = read.map(({ first, last, part }) => ({ ...part, typed: typedOf(pieces, first, last) }))
  const left = pieces.filter((_, index) => !silent.has(index)).map(({ typed }) => typed)
  const { qualities, words } = readQualities(left, ignored)
  return {
    parts: [...firstOfEach(parts.filter(({ typed }) => !ignored.includes(typed))), ...qualities],
    words,
  }
}

/** Somebody of an age is named as shops do: no product is called by an age. */
function withoutAges(pieces: readonly Piece[]): readonly Piece[] {
  const runs = toRuns(pieces)
  const texts = runs.map(({ text }) => text)
  const age = texts.map((_, at) => readAge(texts, at)).find((read) => read !== null)
  const read = age && toRead(runs, pieces, age)
  if (!age || !read) return pieces
  const whom = age.whom === null ? pieces.slice(read.first, read.first + 1) : toPieces(age.whom)
  return [...pieces.slice(0, read.first), ...whom, ...pieces.slice(read.last + 1)]
}

/** What the thing is to be like. Its words are still looked for, unless they were taken back. */
function readQualities(
  left: readonly string[],
  ignored: readonly string[],
): { qualities: UnderstoodPart[]; words: string } {
  const qualities: UnderstoodPart[] = []
  const words: string[] = []
  for (let at = 0; at < left.length; ) {
    const read = readQuality(left, at)
    const typed = left.slice(at, at + (read?.length ?? 1)).join(' ')
    const isTaken = read !== null && ignored.includes(typed)
    if (read && !isTaken) qualities.push({ kind: 'quality', quality: read.quality, typed })
    if (!isTaken) words.push(typed)
    at += read?.length ?? 1
  }
  // A query of nothing but a colour or a size asks for that.
  return { qualities: qualities.length < words.length ? qualities : [], words: words.join(' ') }
}

type Part =
  Exclude<UnderstoodPart, { kind: 'quality' }> extends infer Each
    ? Each extends unknown
      ? Omit<Each, 'typed'>
      : never
    : never
type Read = { readonly first: number; readonly last: number; readonly part: Part }
type Span = { readonly at: number; readonly length: number }

function readPrices(runs: readonly QueryRun[], pieces: readonly Piece[]): Read[] {
  const price = readPrice(runs.map(({ text }) => text))
  const read = price && toRead(runs, pieces, price)
  if (!price || !read) return []
  return [{ ...read, part: { kind: 'price', fromRial: price.fromRial, toRial: price.toRial } as Part }]
}

function readWishes(runs: readonly QueryRun[], pieces: readonly Piece[]): Read[] {
  const texts = runs.map(({ text }) => text)
  const price = readPrice(texts)
  const found: Read[] = []
  for (let at = 0; at < texts.length; at += 1) {
    if (price && at >= price.at && at < price.at + price.length) continue
    const wish = readWish(texts, at)
    const read = wish && toRead(runs, pieces, wish)
    if (!wish || !read) continue
    found.push({
      ...read,
      part: (wish.kind === 'sort' ? { kind: 'sort', sort: wish.sort } : { kind: 'stock' }) as Part,
    })
    at += wish.length - 1
  }
  return found
}

function politePieces(runs: readonly QueryRun[], pieces: readonly Piece[]): number[] {
  const texts = runs.map(({ text }) => text)
  return texts.flatMap((_, at) => {
    const length = politeLength(texts, at)
    const read = length > 0 ? toRead(runs, pieces, { at, length }) : null
    return read ? piecesOf(read) : []
  })
}

/** The pieces that a span of runs covers; null where it ends inside of one: half a word is none. */
function toRead(
  runs: readonly QueryRun[],
  pieces: readonly Piece[],
  { at, length }: Span,
): { first: number; last: number } | null {
  const covered = runs.slice(at, at + length)
  const [first, last] = [covered[0]?.piece, covered.at(-1)?.piece]
  if (first === undefined || last === undefined) return null
  const all = pieces.slice(first, last + 1).reduce((sum, piece) => sum + piece.runs.length, 0)
  return all === length ? { first, last } : null
}

const piecesOf = ({ first, last }: { first: number; last: number }) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const typedOf = (pieces: readonly Piece[], first: number, last: number) =>
  pieces
    .slice(first, last + 1)
    .map(({ typed }) => typed)
    .join(' ')

/** A list has one order: what was said first counts. */
function firstOfEach(parts: readonly UnderstoodPart[]): UnderstoodPart[] {
  return parts.filter((part, index) => parts.findIndex(({ kind }) => kind === part.kind) === index)
}
