import { setImmediate } from 'node:timers/promises'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadDigests } from '@rasteh/shop-store/search/documents'
import { loadSearchSourcesAfter, type SearchSource } from '@rasteh/shop-store/search/source'
import { toSearchRow } from '../postgres/to-search-row.ts'
import type { DocumentSink } from './document-sink.ts'
import { refreshDocuments } from './refresh-documents.ts'
import { toDocument } from './to-document.ts'

/** Where the look goes on, 0 for the beginning, and which products had to be repaired. */
export type DriftLook = { after: number; repaired: number[] }

/** Beyond every id. */
const END = 2_147_483_647

/**
 * Compares the documents of the next so many products with what their rows say now, and makes those again that differ,
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
  const changed = await findChanged(rows, kept)
  const gone = [...kept.keys()].filter((id) => !listed.has(id))
  const repaired = [...changed, ...gone]
  for (let first = 0; first < repaired.length; first += PART)
    await refreshDocuments(pool, repaired.slice(first, first + PART), others)
  return { after: isLast ? 0 : until, repaired }
}

const PART = 100

/** Making a document takes milliseconds of the process: between so many of them other jobs have their turn. */
const IN_A_ROW = 10

async function findChanged(
  rows: readonly SearchSource[],
  kept: ReadonlyMap<number, string>,
): Promise<number[]> {
  const changed: number[] = []
  for (const [index, row] of rows.entries()) {
    const { document, changesAt } = toDocument(row)
    if (kept.get(document.productId) !== toSearchRow(document, { changesAt }).digest)
      changed.push(document.productId)
    if (index % IN_A_ROW === 0) await setImmediate()
  }
  return changed
}
