import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  layNetwork,
  type Program,
  processesOn,
  programPid,
  removeNetwork,
  runOn,
  signalAll,
  startProgram,
} from './cluster/machine.ts'
import { askMembers, findPrimary, isWhole, waitUntilWhole } from './cluster/members.ts'
import { type DatabaseCluster, devCluster, NODES, type NodeIndex, nodeDir } from './cluster/place.ts'
import { type Origin, writeNodeSettings, writeProxySettings } from './cluster/write-settings.ts'
import { createRolesAndDatabase } from './postgres.ts'

const STOP_WITHIN_MS = 20_000

/** Three machines, each with etcd, Patroni and PostgreSQL, and HAProxy here; returns when one leads and two follow. */
export async function startCluster(cluster = devCluster, origin: Origin = null): Promise<void> {
  if (await isClusterRunning(cluster)) return
  refuseWithoutTools()
  await stopCluster(cluster)
  mkdirSync(cluster.dir, { recursive: true })
  layNetwork(cluster)
  for (const node of NODES) writeNodeSettings(cluster, node, origin)
  for (const node of NODES) startNodeProgram(cluster, node, 'etcd')
  // The first alone: it makes or restores the data that the others then copy.
  startNodeProgram(cluster, 1, 'patroni')
  if (origin) await waitForPrimary(cluster)
  for (const node of NODES) startNodeProgram(cluster, node, 'patroni')
  startProxy(cluster)
  await waitUntilWhole(cluster, 180_000)
  createRolesAndDatabase(cluster.port)
  // Machines that lose everything a second time must not go back to the same moment by themselves.
  if (origin) for (const node of NODES) writeNodeSettings(cluster, node)
  else await openRepository(cluster)
}

/** Ends every program in order, then the machines themselves. */
export async function stopCluster(cluster = devCluster): Promise<void> {
  stopProxy(cluster)
  const end = (program: Program) =>
    signalAll(
      NODES.flatMap((node) => programPid(cluster, node, program) ?? []),
      'SIGTERM',
    )
  const left = () => NODES.flatMap((node) => processesOn(cluster, node))
  const deadline = Date.now() + STOP_WITHIN_MS
  end('patroni')
  while (NODES.some((node) => programPid(cluster, node, 'patroni')) && Date.now() < deadline)
    await setTimeout(100)
  end('etcd')
  while (left().length > 0 && Date.now() < deadline) await setTimeout(100)
  signalAll(left(), 'SIGKILL')
  while (left().length > 0) await setTimeout(50)
  if (hasTools()) removeNetwork(cluster)
}

export const isClusterRunning = async (cluster = devCluster) => isWhole(await askMembers(cluster))

export function startNodeProgram(cluster: DatabaseCluster, node: NodeIndex, program: Program): void {
  const file = join(nodeDir(cluster, node), `${program}.yml`)
  startProgram(cluster, node, program === 'etcd' ? ['etcd', '--config-file', file] : ['patroni', file])
}

/** pgBackRest on a machine, for the shop's own stanza. */
export const runPgBackRest = (cluster: DatabaseCluster, node: NodeIndex, ...words: string[]) =>
  runOn(cluster, node, [
    'pgbackrest',
    `--config=${join(nodeDir(cluster, node), 'pgbackrest.conf')}`,
    '--stanza=rasteh',
    ...words,
  ])

/** Without it no piece of the log can be kept, and none would ever be thrown away. */
async function openRepository(cluster: DatabaseCluster): Promise<void> {
  await runPgBackRest(cluster, await waitForPrimary(cluster), 'stanza-create')
}

async function waitForPrimary(cluster: DatabaseCluster): Promise<NodeIndex> {
  const deadline = Date.now() + 180_000
  for (;;) {
    const primary = await findPrimary(cluster)
    if (primary) return primary
    if (Date.now() > deadline) throw new Error(`no primary: see ${cluster.dir}/node-*/patroni.log`)
    await setTimeout(250)
  }
}

const proxyPid = ({ dir }: DatabaseCluster) => join(dir, 'haproxy.pid')

function startProxy(cluster: DatabaseCluster): void {
  execFileSync('haproxy', ['-D', '-p', proxyPid(cluster), '-f', writeProxySettings(cluster)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function stopProxy(cluster: DatabaseCluster): void {
  if (!existsSync(proxyPid(cluster))) return
  const pids = readFileSync(proxyPid(cluster), 'utf8').split('\n').filter(Boolean).map(Number)
  signalAll(pids.filter(isProxy(cluster)), 'SIGTERM')
  rmSync(proxyPid(cluster))
}

/** A number that another process has by now does not count. */
const isProxy =
  ({ dir }: DatabaseCluster) =>
  (pid: number) => {
    const file = `/proc/${pid}/cmdline`
    return existsSync(file) && readFileSync(file, 'utf8').includes(dir)
  }

const TOOLS = ['ip', 'setpriv', 'etcd', 'patroni', 'haproxy', 'pgbackrest']
const hasTools = () => TOOLS.every((tool) => spawnSync('which', [tool]).status === 0)

function refuseWithoutTools(): void {
  if (process.getuid?.() !== 0) throw new Error('the cluster needs root: its machines are network namespaces')
  if (!hasTools())
    throw new Error(
      'install first: apt-get install etcd-server etcd-client patroni haproxy pgbackrest iproute2 (and leave their services off)',
    )
}
