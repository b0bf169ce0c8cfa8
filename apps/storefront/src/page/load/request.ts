import { AsyncLocalStorage } from 'node:async_hooks'
import { pageKeys } from '@rasteh/contracts/page-keys'
import type { Culture, Language } from '@rasteh/persian-text/culture'

/** One request for a page: what was asked, and what the answer will say about itself. */
export type PageRequest = {
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The same as a record: a name that occurs more than once has all its values. */
  search: Readonly<Record<string, string | string[] | undefined>>
  cookie: string
  /** What was posted, to a page that takes it. */
  typed: unknown
  culture: Culture
  language: Language
  /** The culture that the URL names by itself; links and redirects keep it. */
  namedCulture: Culture | null
  /** Surrogate keys of what the page shows: a change of one of these has the page rendered again. */
  keys: Set<string>
  /** Other origins whose pictures the page shows. */
  imageOrigins: Set<string>
  /** Other origins whose players the page may open. */
  frameOrigins: Set<string>
  memo: Map<object, unknown>
}

const requests = new AsyncLocalStorage<PageRequest>()

export function inRequest<Result>(request: PageRequest, run: () => Result): Result {
  return requests.run(request, run)
}

export function currentRequest(): PageRequest {
  const request = requests.getStore()
  if (!request) throw new Error('this is loaded outside of a request')
  return request
}

/** Loads something once a request, however many parts of the page ask for it. */
export function perRequest<Args extends readonly (string | number | undefined)[], Value>(
  load: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  return (...args) => {
    const { memo } = currentRequest()
    const known =
      (memo.get(load) as Map<string, Promise<Value>> | undefined) ?? new Map<string, Promise<Value>>()
    memo.set(load, known)
    const key = args.join('\n')
    const value = known.get(key) ?? load(...args)
    known.set(key, value)
    return value
  }
}

/** Names what the page shows, under the keys that a change of it purges. */
export function showsKeys(...keys: readonly string[]): void {
  const { keys: all } = currentRequest()
  for (const key of keys) all.add(key)
}

/** Names the products that the page shows: a changed price or stock has it rendered again. */
export function showsProducts(ids: readonly number[]): void {
  showsKeys(...ids.map(pageKeys.product))
}
