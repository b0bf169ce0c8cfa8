import type { Pool } from 'pg'

type PoolListener = (name: string, pool: Pool) => void
type OpenPool = { name: string; pool: Pool }

// The server around Next and the pages are bundled apart: both find the same pools here.
const kept = globalThis as typeof globalThis & {
  rastehPools?: Set<OpenPool>
  rastehPoolWatchers?: Set<PoolListener>
}

/** The open pools of this process. */
export function openPools(): Set<OpenPool> {
  kept.rastehPools ??= new Set()
  // Closed pools are forgotten.
  for (const one of kept.rastehPools) if (one.pool.ended) kept.rastehPools.delete(one)
  return kept.rastehPools
}

/** Calls the listener for every pool of this process: those that are open, and those that are opened later. */
export function watchPools(listener: PoolListener): void {
  for (const { name, pool } of openPools()) listener(name, pool)
  kept.rastehPoolWatchers ??= new Set()
  kept.rastehPoolWatchers.add(listener)
}

/** Registers a pool and calls the listeners. */
export function registerPool(name: string, pool: Pool): void {
  openPools().add({ name, pool })
  for (const listener of kept.rastehPoolWatchers ?? []) listener(name, pool)
}
