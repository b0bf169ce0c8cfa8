/**
 * How much a token is worth by its field, as `ts_rank` takes it: D, C, B, A. A title's token counts 6, a category's or
 * another form 3, an attribute's 2, a description's 0.5, of 12. A brand is in A and B and so counts 9.
 */
export const FIELD_WEIGHTS = '{0.042,0.16,0.25,0.5}'

/** What a token is worth that is in the title and in the category: the most a word can bring. */
export const FULL_MATCH = 0.75 / 1.6449340668

/** In thousandths of a query whose every word is in title and category. */
export const BONUS = {
  /** The title's first word, which in Persian names the thing, is one of the query's. */
  head: 150,
  /** The product is the thing that the query names, in any form of its name. */
  called: 450,
  /** The title begins with the query as it was typed. */
  start: 100,
  /** The words follow each other somewhere. */
  phrase: 60,
  /** A Latin name ends where the query does: who says iPhone 15 does not first mean iPhone 15 Pro. */
  end: 120,
} as const

/** Products that fit about as well are put in order by stock and popularity: scores less than this apart are one. */
export const STEP = 60

/** A model or stock code that is the query ranks above all else. */
export const CODE_TIER = 1_000_000

/**
 * So many products of a search, the first by stock and popularity, are compared word by word; the others follow them
 * in that order. A search that finds fewer compares all.
 */
export const SCORED = 1_500

/** Above so many products their attributes are not counted: who sees so many chooses a category first. */
export const ATTRIBUTES_COUNTED = 20_000

/** So many products that only mention the words are shown. */
export const MENTIONS_MAX = 8
