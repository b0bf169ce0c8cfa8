import { openReadPool } from '@rasteh/shop-store/reads/pool'

type ReadPool = ReturnType<typeof openReadPool>

// Development loads this file again after each change; the pool must outlive that.
const kept = globalThis as typeof globalThis & { rastehReadPool?: ReadPool }

/** The pages' pool, opened by the first page that reads; of a standby, where the shop has one. */
export function readDatabase(): ReadPool {
  const { DATABASE_WEB_URL = '', DATABASE_READS_URL } = process.env
  kept.rastehReadPool ??= openReadPool(DATABASE_READS_URL || DATABASE_WEB_URL)
  return kept.rastehReadPool
}
