import { openReadPool } from '@rasteh/shop-store/reads/pool'

type ReadPool = ReturnType<typeof openReadPool>

// Development reloads this file after each change; the pool must outlive that.
const kept = globalThis as typeof globalThis & { rastehReadPools?: Map<string, ReadPool> }

/** The screens' pool for the shop's own tables, opened by the first that reads; of a standby, where the shop has one. */
export function readDatabase(): ReadPool {
  const { DATABASE_WEB_URL = '', DATABASE_READS_URL } = process.env
  const url = DATABASE_READS_URL || DATABASE_WEB_URL
  kept.rastehReadPools ??= new Map()
  const pool = kept.rastehReadPools.get(url) ?? openReadPool(url)
  kept.rastehReadPools.set(url, pool)
  return pool
}
