import type { ProductSearch } from '@rasteh/search/product-search'
import type { Grade } from '../grade.ts'
import { PAGE } from '../metrics.ts'
import { begunWith, type JudgedQuery, type JudgedTyping } from './judged-queries.ts'

/** A query as it was answered: the grades of the first page, of the whole catalogue, and whether it was honest. */
export type AnsweredQuery = {
  readonly query: JudgedQuery
  readonly codes: readonly string[]
  readonly found: readonly Grade[]
  readonly all: readonly Grade[]
  /** Nothing was found, or the page says which words are not sold or that what it shows is only near. */
  readonly isHonest: boolean
  readonly tookMs: number
}

/** A text as it was typed: whether one of the first three suggestions is right after so many letters. */
export type AnsweredTyping = {
  readonly typing: JudgedTyping
  readonly letters: number
  readonly begun: string
  readonly isHit: boolean
  readonly shown: readonly string[]
  readonly tookMs: number
}

export const LETTERS = [3, 5] as const
const SHOWN_FIRST = 3
const TERMS_MAX = 4
const PRODUCTS_MAX = 5

type Catalogue = {
  readonly codeOf: ReadonlyMap<number, string>
  readonly titleOf: ReadonlyMap<number, string>
}

/** Asks everything as a page asks it: what is called so, others of the same thing, then what only mentions the words. */
export async function judgeQueries(
  search: ProductSearch,
  queries: readonly JudgedQuery[],
  { codeOf }: Catalogue,
): Promise<AnsweredQuery[]> {
  const answered: AnsweredQuery[] = []
  for (const query of queries) {
    const startedAt = performance.now()
    const { text, sort } = query
    const found = await search.find({ ...WHOLE_SHOP, text, sort })
    const { productIds, related, mentions, isNearest, unsold } = found
    const tookMs = performance.now() - startedAt
    const codes = [...productIds, ...related, ...mentions].slice(0, PAGE).map((id) => codeOf.get(id) ?? '')
    answered.push({
      query,
      codes,
      found: codes.map(query.gradeOf),
      all: [...codeOf.values()].map(query.gradeOf),
      isHonest: codes.length === 0 || isNearest || unsold.length > 0,
      tookMs,
    })
  }
  return answered
}

/** Types everything and looks at the first three entries of the list, in the order in which it shows them. */
export async function judgeTypings(
  search: ProductSearch,
  typings: readonly JudgedTyping[],
  { codeOf, titleOf }: Catalogue,
): Promise<AnsweredTyping[]> {
  const answered: AnsweredTyping[] = []
  for (const typing of typings)
    for (const letters of LETTERS) {
      const begun = begunWith(typing.text, letters)
      if (begun === null) continue
      const startedAt = performance.now()
      const found = await search.suggest({ locale: 'fa', text: begun, categoryId: null, limit: PRODUCTS_MAX })
      const tookMs = performance.now() - startedAt
      const entries = [
        ...found.terms
          .slice(0, TERMS_MAX)
          .map((term) => ({ shown: term, isRight: typing.isRightTerm(term) })),
        ...found.categoryIds
          .map((id) => titleOf.get(id) ?? '')
          .map((title) => ({
            shown: title,
            isRight: typing.isRightTerm(title),
          })),
        ...found.productIds
          .map((id) => codeOf.get(id) ?? '')
          .map((code) => ({
            shown: code,
            isRight: typing.isRightProduct(code),
          })),
      ].slice(0, SHOWN_FIRST)
      answered.push({
        typing,
        letters,
        begun,
        isHit: entries.some(({ isRight }) => isRight),
        shown: entries.map(({ shown }) => shown),
        tookMs,
      })
    }
  return answered
}

const WHOLE_SHOP = {
  locale: 'fa',
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  limit: PAGE,
  from: { offset: 0 },
} as const
