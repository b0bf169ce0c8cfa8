import type { ProductSearch } from './product-search.ts'

export type FallbackTimes = {
  /** How long the first engine may take before the second is asked. */
  limitMs: number
  /** After a failure no search waits for the first engine for this time; then one search tries it again. */
  restMs: number
}

/** Far under a second: who searches while an engine is down waits once, and hardly. */
export const FALLBACK_TIMES: FallbackTimes = { limitMs: 400, restMs: 2_000 }

type Parts = {
  first: ProductSearch
  second: ProductSearch
  times?: FallbackTimes
  onFailure?: (error: unknown) => void
  now?: () => number
}

/**
 * The first engine's answers, and the second's whenever the first fails or is late. While it rests no search waits for it;
 * then a single search tries it, the others are still answered by the second. So it comes back by itself. The answer
 * says whose it is.
 */
export function withFallback(parts: Parts): ProductSearch {
  const { first, second, times = FALLBACK_TIMES, onFailure = () => {}, now = Date.now } = parts
  let restsUntil = 0
  let isTried = false

  async function ask<Answer>(by: (search: ProductSearch) => Promise<Answer>): Promise<Answer> {
    const isTrial = restsUntil > 0
    if (isTrial && (isTried || now() < restsUntil)) return by(second)
    isTried = isTrial
    try {
      const answer = await inTime(by(first), times.limitMs)
      restsUntil = 0
      return answer
    } catch (error) {
      restsUntil = now() + times.restMs
      onFailure(error)
      return by(second)
    } finally {
      if (isTrial) isTried = false
    }
  }

  return {
    find: (query) => ask((search) => search.find(query)),
    suggest: (query) => ask((search) => search.suggest(query)),
  }
}

/** What comes too late is left to end by itself. */
async function inTime<Answer>(answer: Promise<Answer>, limitMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  })
  answer.catch(() => {})
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
