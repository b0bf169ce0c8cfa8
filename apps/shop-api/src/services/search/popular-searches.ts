import type { Database } from '@rasteh/shop-store/platform/pool'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import { loadPopularSearches } from '@rasteh/shop-store/reads/popular-searches'

/** They are made every hour; what a manager takes out is gone after so long. */
const KEPT_MS = 30_000

type Kept = { readAtMs: number; popular: Promise<readonly string[]> }

/** The popular searches of each language, read again now and then; what cannot be read leaves the last ones in use. */
export function createPopularSearches(
  database: Database,
  now: () => number = Date.now,
): (locale: Locale) => Promise<readonly string[]> {
  const kept = new Map<Locale, Kept>()
  return (locale) => {
    const before = kept.get(locale)
    if (before && now() - before.readAtMs < KEPT_MS) return before.popular
    const popular = loadPopularSearches(database, locale).catch(() => before?.popular ?? [])
    kept.set(locale, { readAtMs: now(), popular })
    return popular
  }
}
