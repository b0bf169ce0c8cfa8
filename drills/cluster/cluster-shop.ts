import { rmSync } from 'node:fs'
import type { BankSimulator } from '@rasteh/simulator/banks'
import { drillCluster } from '../../tools/services/cluster/place.ts'
import { startCluster, stopCluster } from '../../tools/services/cluster.ts'
import { startRedis } from '../../tools/services/redis.ts'
import { databaseUrl } from '../../tools/services/settings.ts'
import type { Counter, TimedAnswer } from '../drill-buyer.ts'
import { DRILL_DATABASE, makeDrillDatabaseAt } from '../drill-database.ts'
import { API_ADDRESSES, DRILL_ORIGIN, drillEnvironment } from '../drill-shop.ts'

/** A fresh cluster of the drill's own, and in it an empty shop. A drill that fails takes its cluster down. */
export async function makeDrillCluster() {
  process.once('uncaughtException', async (error) => {
    console.error(error)
    await stopCluster(drillCluster)
    process.exit(1)
  })
  await stopCluster(drillCluster)
  rmSync(drillCluster.dir, { recursive: true, force: true })
  await startCluster(drillCluster)
  startRedis()
  return makeDrillDatabaseAt(drillCluster.port)
}

/** The drill's processes, which know HAProxy and no machine. */
export function clusterEnvironment(simulatorUrl: string): Record<string, string> {
  const url = databaseUrl('shop', DRILL_DATABASE, drillCluster.port)
  return { ...drillEnvironment(simulatorUrl), DATABASE_SHOP_URL: url }
}

export const webUrl = () => databaseUrl('web', DRILL_DATABASE, drillCluster.port)
export const readsUrl = () => databaseUrl('web', DRILL_DATABASE, drillCluster.port + 1)

export const clusterCounter = (
  { RASTEH_SECRET = '' }: Record<string, string>,
  simulator: BankSimulator,
  { chance, onAnswer }: { chance: () => number; onAnswer?: (answer: TimedAnswer) => void },
): Counter => ({
  address: () => API_ADDRESSES[Math.floor(chance() * API_ADDRESSES.length)] ?? DRILL_ORIGIN,
  origin: DRILL_ORIGIN,
  secret: RASTEH_SECRET,
  simulator,
  chance,
  ...(onAnswer && { onAnswer }),
})
