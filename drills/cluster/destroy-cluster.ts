import { rmSync } from 'node:fs'
import { processesOn, signalAll } from '../../tools/services/cluster/machine.ts'
import { type DatabaseCluster, NODES, nodeDir } from '../../tools/services/cluster/place.ts'
import { stopCluster } from '../../tools/services/cluster.ts'

/** Kills all three machines at once and takes everything that was on them; the repository alone is left. */
export async function destroyCluster(cluster: DatabaseCluster): Promise<number> {
  const pids = NODES.flatMap((node) => processesOn(cluster, node))
  signalAll(pids, 'SIGKILL')
  await stopCluster(cluster)
  for (const node of NODES) rmSync(nodeDir(cluster, node), { recursive: true, force: true })
  return pids.length
}
