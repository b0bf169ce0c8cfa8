import { type DocumentSink, refreshDocuments } from '@rasteh/search/feed'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadProductsBelow } from '@rasteh/shop-store/search/documents'

export type RefreshSearchDocument = { productId: number }
export type RefreshSearchCategory = { categoryId: number }

/** Small enough for one transaction. */
const PART = 100

/** Makes the documents of these products again. One that cannot be made must not hold up the others. */
export async function refreshSearchDocuments(
  pool: Pool,
  jobs: readonly RefreshSearchDocument[],
  sinks: readonly DocumentSink[],
): Promise<void> {
  const productIds = [...new Set(jobs.map(({ productId }) => productId))].filter(Number.isInteger)
  const together = await refreshDocuments(pool, productIds, sinks).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  if (!together) return
  if (productIds.length === 1) throw together.error
  const one = await Promise.allSettled(productIds.map((id) => refreshDocuments(pool, [id], sinks)))
  const failed = one.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
}

/** A category's name and place are in the documents of all products in it and below it. */
export async function refreshSearchCategory(
  pool: Pool,
  { categoryId }: RefreshSearchCategory,
  sinks: readonly DocumentSink[],
): Promise<void> {
  let after = 0
  for (;;) {
    const productIds = await loadProductsBelow(pool, { categoryId, after, limit: PART })
    const last = productIds.at(-1)
    if (last === undefined) return
    await refreshDocuments(pool, productIds, sinks)
    after = last
  }
}
