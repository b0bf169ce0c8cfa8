import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  plugCable,
  processesOn,
  programPid,
  pullCable,
  signalAll,
} from '../../tools/services/cluster/machine.ts'
import { askMembers, findPrimary, switchOver } from '../../tools/services/cluster/members.ts'
import {
  type DatabaseCluster,
  NODES,
  type NodeIndex,
  nodeDir,
  nodeName,
} from '../../tools/services/cluster/place.ts'
import { startNodeProgram } from '../../tools/services/cluster.ts'

export type Fault = {
  name: string
  /** The longest time without an acknowledged write. */
  barMs: number
  /** Lets it happen; answers what happened and how it is undone once the shop writes again. */
  strike: (cluster: DatabaseCluster) => Promise<{ what: string; heal: () => void | Promise<void> }>
  /** How long it lasts at the least, whatever the shop does meanwhile. */
  lastsMs: number
}

const PROCESS_MS = 5_000
const NODE_MS = 25_000
/** Longer than Patroni's ttl: Patroni would not notice a shorter one. */
const PAST_TTL_MS = 26_000

export const FAULTS: readonly Fault[] = [
  { name: 'process', barMs: PROCESS_MS, lastsMs: 5_000, strike: killPostgres },
  { name: 'node', barMs: NODE_MS, lastsMs: 5_000, strike: killPrimaryNode },
  { name: 'switchover', barMs: PROCESS_MS, lastsMs: 8_000, strike: handOver },
  { name: 'standby', barMs: NODE_MS, lastsMs: 8_000, strike: killSyncStandby },
  { name: 'partition', barMs: NODE_MS, lastsMs: PAST_TTL_MS, strike: cutPrimaryOff },
  { name: 'etcd', barMs: NODE_MS, lastsMs: PAST_TTL_MS, strike: killEtcdMajority },
]

async function primaryOf(cluster: DatabaseCluster): Promise<NodeIndex> {
  const primary = await findPrimary(cluster)
  if (!primary) throw new Error('there is no primary')
  return primary
}

async function killPostgres(cluster: DatabaseCluster) {
  const primary = await primaryOf(cluster)
  const pids = postgresOn(cluster, primary)
  signalAll(pids, 'SIGKILL')
  return { what: `${pids.length} processes of PostgreSQL on ${nodeName(primary)}`, heal: () => {} }
}

async function killPrimaryNode(cluster: DatabaseCluster) {
  return killNode(cluster, await primaryOf(cluster))
}

async function killSyncStandby(cluster: DatabaseCluster) {
  const members = await askMembers(cluster)
  const sync = members.find(({ role }) => role === 'sync_standby')
  return killNode(cluster, NODES.find((node) => nodeName(node) === sync?.name) ?? 1)
}

/** Everything on the machine at once: etcd, Patroni and PostgreSQL. */
async function killNode(cluster: DatabaseCluster, node: NodeIndex) {
  const pids = processesOn(cluster, node)
  signalAll(pids, 'SIGKILL')
  return {
    what: `all ${pids.length} processes of ${nodeName(node)}`,
    heal: () => {
      startNodeProgram(cluster, node, 'etcd')
      startNodeProgram(cluster, node, 'patroni')
    },
  }
}

async function handOver(cluster: DatabaseCluster) {
  const primary = await primaryOf(cluster)
  await switchOver(cluster, primary)
  return { what: `${nodeName(primary)} hands over`, heal: () => {} }
}

async function cutPrimaryOff(cluster: DatabaseCluster) {
  const primary = await primaryOf(cluster)
  pullCable(cluster, primary)
  return { what: `${nodeName(primary)} without its cable`, heal: () => plugCable(cluster, primary) }
}

async function killEtcdMajority(cluster: DatabaseCluster) {
  const [first = 1, second = 2] = NODES
  const lost = [first, second]
  signalAll(
    lost.flatMap((node) => programPid(cluster, node, 'etcd') ?? []),
    'SIGKILL',
  )
  return {
    what: `etcd on ${lost.map(nodeName).join(' and ')}`,
    heal: async () => {
      for (const node of lost) startNodeProgram(cluster, node, 'etcd')
      await setTimeout(1_000)
    },
  }
}

/** The postmaster and its children; Patroni is not among them. */
function postgresOn(cluster: DatabaseCluster, node: NodeIndex): number[] {
  const file = readFileSync(join(nodeDir(cluster, node), 'data', 'postmaster.pid'), 'utf8')
  const postmaster = Number(file.split('\n')[0])
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  return [postmaster, ...children.split('\n').filter(Boolean).map(Number)]
}
