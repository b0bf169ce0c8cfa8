import { openReadPool } from '@rasteh/shop-store/reads/pool'

type ReadPool = ReturnType<typeof openReadPool>

// Development loads this file anew after each change; the pool must outlive that.
const kept = globalThis as typeof globalThis & { rastehReadPool?: ReadPool }

/** The pages' pool, opened by the first page that reads. */
export function readDatabase(): ReadPool {
  kept.rastehReadPool ??= openReadPool(process.env.DATABASE_WEB_URL ?? '')
  return kept.rastehReadPool
}
