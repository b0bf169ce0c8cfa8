import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ROOT } from '../settings.ts'
import { opensearchJars } from './jars.ts'

/** A cluster of two nodes on this machine: their ports are `port` and the next, among themselves the two after. */
export type Cluster = { readonly name: string; readonly dir: string; readonly port: number }

export const NODES = [0, 1] as const
export type NodeIndex = (typeof NODES)[number]

const HEAP = process.env.RASTEH_OPENSEARCH_HEAP ?? '512m'

/** Starts one node in a process of its own that outlives this one; it is not ready yet. */
export function startNode(cluster: Cluster, index: NodeIndex): void {
  if (nodePid(cluster, index)) return
  const dir = nodeDir(cluster, index)
  mkdirSync(dir, { recursive: true })
  const log = openSync(join(dir, 'server.log'), 'a')
  const java = [
    `-Xms${HEAP}`,
    `-Xmx${HEAP}`,
    '-XX:+ExitOnOutOfMemoryError',
    '-cp',
    join(opensearchJars(), '*'),
  ]
  const program = join(ROOT, 'tools/services/opensearch/Node.java')
  const node = spawn('java', [...java, program, dir, ...settings(cluster, index)], {
    cwd: dir,
    detached: true,
    stdio: ['ignore', log, log],
  })
  writeFileSync(join(dir, 'pid'), String(node.pid))
  node.unref()
}

/** Ends a node: `SIGKILL` as a machine that loses its power, `SIGTERM` in order. Returns when it is gone. */
export async function endNode(
  cluster: Cluster,
  index: NodeIndex,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<void> {
  const pid = nodePid(cluster, index)
  if (!pid) return
  process.kill(pid, signal)
  while (nodePid(cluster, index)) await setTimeout(50)
  rmSync(join(nodeDir(cluster, index), 'pid'), { force: true })
}

/** The process of this node, if it runs; a number that another program has by now does not count. */
export function nodePid(cluster: Cluster, index: NodeIndex): number | null {
  const dir = nodeDir(cluster, index)
  const file = join(dir, 'pid')
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8'))
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir) ? pid : null
  } catch {
    return null
  }
}

const nodeDir = (cluster: Cluster, index: NodeIndex) => join(cluster.dir, `node-${index + 1}`)

/** Loopback only and without passwords: the cluster of development holds seeds. */
function settings({ name, port }: Cluster, index: NodeIndex): string[] {
  const among = NODES.map((node) => `127.0.0.1:${port + 2 + node}`).join(',')
  return [
    `cluster.name=${name}`,
    `node.name=node-${index + 1}`,
    'network.host=127.0.0.1',
    `http.port=${port + index}`,
    `transport.port=${port + 2 + index}`,
    `discovery.seed_hosts=${among}`,
    'cluster.initial_cluster_manager_nodes=node-1,node-2',
    // A full disk of a developer is not the cluster's affair.
    'cluster.routing.allocation.disk.threshold_enabled=false',
    'action.auto_create_index=false',
  ]
}
