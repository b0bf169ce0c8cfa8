import type { Pool } from 'pg'

type PoolListener = (name: string, pool: Pool) => void
type StandingPool = { name: string; pool: Pool }

// The server around Next and the pages are bundled apart: both find the same pools here.
const kept = globalThis as typeof globalThis & {
  rastehPools?: Set<StandingPool>
  rastehPoolWatchers?: Set<PoolListener>
}

/** The pools of this process that stand, whoever opened them. */
export function standingPools(): Set<StandingPool> {
  kept.rastehPools ??= new Set()
  // A closed pool is nobody's any more.
  for (const one of kept.rastehPools) if (one.pool.ended) kept.rastehPools.delete(one)
  return kept.rastehPools
}

/** Tells of every pool of this process, those that stand and those that are opened later. */
export function watchPools(listener: PoolListener): void {
  for (const { name, pool } of standingPools()) listener(name, pool)
  kept.rastehPoolWatchers ??= new Set()
  kept.rastehPoolWatchers.add(listener)
}

/** Makes a pool known to those who watch. */
export function tellOfPool(name: string, pool: Pool): void {
  standingPools().add({ name, pool })
  for (const listener of kept.rastehPoolWatchers ?? []) listener(name, pool)
}
