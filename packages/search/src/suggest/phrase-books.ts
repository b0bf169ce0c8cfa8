import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadSavedPhrases } from '@rasteh/shop-store/search/phrases'
import { createPhraseBook, type PhraseBook } from './phrase-book.ts'

type Locale = 'fa' | 'en'

/** The phrases of a language. */
export type PhraseBooks = (locale: Locale) => Promise<PhraseBook>

/** New phrases are made every hour; so long after it they are offered at the latest. */
const KEPT_MS = 60_000

/** The phrases as they were last made. Who types waits only for the first reading; later ones take their place. */
export function createPhraseBooks(database: Database, now: () => number = Date.now): PhraseBooks {
  const books = new Map<Locale, { book: Promise<PhraseBook>; readAtMs: number }>()
  return (locale) => {
    const kept = books.get(locale)
    if (kept && now() - kept.readAtMs < KEPT_MS) return kept.book
    const read = loadSavedPhrases(database, locale).then(createPhraseBook)
    if (!kept) {
      books.set(locale, { book: read, readAtMs: now() })
      read.catch(() => books.delete(locale))
      return read
    }
    const before = kept.book
    books.set(locale, { book: before, readAtMs: now() })
    read.then(
      (book) => books.set(locale, { book: Promise.resolve(book), readAtMs: now() }),
      () => {},
    )
    return before
  }
}
