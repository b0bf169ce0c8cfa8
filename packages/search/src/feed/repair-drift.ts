import type { Pool } from '@rasteh/shop-store/pool'
import { loadDigests } from '@rasteh/shop-store/search-documents'
import { loadSearchSourcesAfter } from '@rasteh/shop-store/search-source'
import { toSearchRow } from '../postgres/to-search-row.ts'
import type { DocumentSink } from './document-sink.ts'
import { refreshDocuments } from './refresh-documents.ts'
import { toDocument } from './to-document.ts'

/** Where the look goes on, 0 for the beginning, and which products had to be repaired. */
export type DriftLook = { after: number; repaired: number[] }

/** Beyond every id. */
const END = 2_147_483_647

/**
 * Compares the documents of the next so many products with what their rows say now, and makes those anew that differ,
 * are missing, or belong to nothing listed. Walks round and round through the catalogue.
 */
export async function repairDrift(
  pool: Pool,
  look: { after: number; limit: number },
  others: readonly DocumentSink[],
): Promise<DriftLook> {
  const rows = await loadSearchSourcesAfter(pool, { productId: look.after, limit: look.limit })
  const isLast = rows.length < look.limit
  const until = isLast ? END : (rows.at(-1)?.productId ?? END)
  const kept = await loadDigests(pool, { after: look.after, until })
  const listed = new Set(rows.map(({ productId }) => productId))
  const changed = rows
    .map(toDocument)
    .filter(({ document, changesAt }) => {
      return kept.get(document.productId) !== toSearchRow(document, { changesAt }).digest
    })
    .map(({ document }) => document.productId)
  const gone = [...kept.keys()].filter((id) => !listed.has(id))
  const repaired = [...changed, ...gone]
  for (let first = 0; first < repaired.length; first += PART)
    await refreshDocuments(pool, repaired.slice(first, first + PART), others)
  return { after: isLast ? 0 : until, repaired }
}

const PART = 100
