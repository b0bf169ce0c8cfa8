import type { SearchDocument } from '../documents/search-document.ts'
import type { Engine } from './engine.ts'
import { toIndexDocument } from './to-index-document.ts'

const WRITE_WITHIN_MS = 30_000

export type Change =
  | { readonly kind: 'save'; readonly document: SearchDocument }
  | { readonly kind: 'drop'; readonly productId: number }

type BulkAnswer = {
  errors: boolean
  items: Record<string, { status: number; error?: { reason: string } }>[]
}

/** What is there with a later version stays; what is not there need not be dropped. */
const SETTLED = [404, 409]

/** Writes changes into these indices; each index keeps the latest version of a product. */
export async function write(
  engine: Engine,
  indices: readonly string[],
  changes: readonly Change[],
  version: number,
): Promise<void> {
  if (indices.length === 0 || changes.length === 0) return
  const lines = indices.flatMap((index) => changes.flatMap((change) => toLines(index, change, version)))
  const answer = await engine.ask<BulkAnswer>({
    method: 'POST',
    path: '/_bulk',
    query: { filter_path: 'errors,items.*.status,items.*.error.reason' },
    lines,
    withinMs: WRITE_WITHIN_MS,
  })
  if (!answer.errors) return
  const refused = answer.items
    .flatMap((item) => Object.values(item))
    .filter(({ status }) => status >= 300 && !SETTLED.includes(status))
  if (refused.length > 0)
    throw new Error(
      `OpenSearch refused ${refused.length} of ${answer.items.length} changes: ${refused[0]?.error?.reason}`,
    )
}

function toLines(index: string, change: Change, version: number): object[] {
  const place = (id: number) => ({ _index: index, _id: String(id), version, version_type: 'external_gte' })
  if (change.kind === 'drop') return [{ delete: place(change.productId) }]
  return [{ index: place(change.document.productId) }, toIndexDocument(change.document)]
}
