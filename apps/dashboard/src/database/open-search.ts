import type { OpenSearch } from '@rasteh/search/opensearch'

// The server around Next and the screens are bundled apart; they share what is kept here.
const kept = globalThis as typeof globalThis & { rastehOpenSearch?: OpenSearch | null }

/** The server connects, once: screens are built without OpenSearch's client. */
export function keepOpenSearch(openSearch: OpenSearch | null): void {
  kept.rastehOpenSearch = openSearch
}

/** Null for a shop that searches in PostgreSQL alone. */
export const openSearch = (): OpenSearch | null => kept.rastehOpenSearch ?? null
