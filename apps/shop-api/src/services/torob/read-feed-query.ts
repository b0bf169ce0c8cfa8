import { toLatinDigits } from '@rasteh/persian-text/digits'
import type { FeedQuery } from '@rasteh/shop-store/reads/torob-feed'

const SERIAL = /^[1-9]\d{0,9}$/
const SERIAL_MAX = 2_147_483_647
const ASKED_MAX = 500
const PAGE_MAX = 1_000_000
const PRODUCT_PATH = /^\/product\/(\d{1,10})(?:\/|$)/

export type FeedAsked = { query: FeedQuery; currentPage: number } | { error: string }

/** What the body asks for. Exactly one of four ways; there are no defaults, and what it also says is not listened to. */
export function readFeedQuery(body: unknown): FeedAsked {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { error: 'body must be a JSON object' }
  const { page_urls, page_uniques, page, sort, cursor } = body as Record<string, unknown>
  if (page_urls !== undefined) return readUrls(page_urls)
  if (page_uniques !== undefined) return readUniques(page_uniques)
  if (sort === 'product_id_desc') return readCursor(cursor)
  if (page === undefined)
    return { error: 'one of page_urls, page_uniques, page with sort, or sort=product_id_desc is required' }
  if (sort !== 'date_added_desc' && sort !== 'date_updated_desc')
    return { error: 'sort must be date_added_desc or date_updated_desc' }
  const number = toNumber(page)
  if (number === null || number > PAGE_MAX) return { error: 'page must be a whole number from 1' }
  return {
    query: { kind: 'page', page: number, sort: sort === 'date_added_desc' ? 'added' : 'updated' },
    currentPage: number,
  }
}

function readUrls(urls: unknown): FeedAsked {
  if (!isTexts(urls)) return { error: 'page_urls must be a list of addresses' }
  // The variant is in the query, which is not read: a page is all of its product's items.
  return { query: { kind: 'products', ids: urls.flatMap(productOf) }, currentPage: 1 }
}

function readUniques(uniques: unknown): FeedAsked {
  if (!isTexts(uniques)) return { error: 'page_uniques must be a list of texts' }
  const ids = uniques.map(toNumber).filter((id) => id !== null)
  return { query: { kind: 'variants', ids }, currentPage: 1 }
}

function readCursor(cursor: unknown): FeedAsked {
  if (cursor === undefined || cursor === null || cursor === '')
    return { query: { kind: 'after', cursor: null }, currentPage: 1 }
  const after = toNumber(cursor)
  if (after === null) return { error: 'cursor is not one of ours' }
  return { query: { kind: 'after', cursor: after }, currentPage: 1 }
}

function productOf(url: string): number[] {
  const path = URL.canParse(url, 'http://shop') ? new URL(url, 'http://shop').pathname : ''
  const id = toNumber(PRODUCT_PATH.exec(path)?.[1])
  return id === null ? [] : [id]
}

const isTexts = (list: unknown): list is string[] =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.length <= ASKED_MAX &&
  list.every((one) => typeof one === 'string' || typeof one === 'number')

/** Numbers come as numbers or as texts. */
function toNumber(value: unknown): number | null {
  const text = toLatinDigits(String(value ?? '')).trim()
  return SERIAL.test(text) && Number(text) <= SERIAL_MAX ? Number(text) : null
}
