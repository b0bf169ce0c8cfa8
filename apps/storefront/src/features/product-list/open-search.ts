import type { OpenSearch } from '@rasteh/search/opensearch'

// The server and the pages are separate bundles; they share this value.
const kept = globalThis as typeof globalThis & { rastehOpenSearch?: OpenSearch | null }

/** The server connects, once: pages are built without OpenSearch's client. */
export function keepOpenSearch(openSearch: OpenSearch | null): void {
  kept.rastehOpenSearch = openSearch
}

/** Null for a shop that searches in PostgreSQL alone. */
export const openSearch = (): OpenSearch | null => kept.rastehOpenSearch ?? null
