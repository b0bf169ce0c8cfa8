import { loadFrontVersion } from '@rasteh/shop-store/reads/front-version'
import { readCulture } from '../culture/culture.ts'
import { readDatabase } from './database.ts'
import { perRequest } from './request.ts'

/** The version, read once a request, before anything that is kept under it: what is kept is never older than its version. */
const loadVersion = perRequest(async () => loadFrontVersion(readDatabase()))

/** A change by hand in the database, which no process announced, is seen after this time. */
const LONGEST_MS = 60_000

type Kept<Value> = { version: number; loadedAt: number; value: Promise<Value> }

/**
 * For what is on every page: loaded once for each culture, and again when the version of it is another. A page then
 * costs one small statement in place of seven that answer what they answered before.
 */
export function whileUnchanged<Value>(load: () => Promise<Value>): () => Promise<Value> {
  const kept = new Map<string, Kept<Value>>()
  return async () => {
    const culture = readCulture()
    const version = await loadVersion()
    const known = kept.get(culture)
    if (known?.version === version && Date.now() - known.loadedAt < LONGEST_MS) return known.value
    const value = load()
    kept.set(culture, { version, loadedAt: Date.now(), value })
    value.catch(() => kept.delete(culture))
    return value
  }
}
