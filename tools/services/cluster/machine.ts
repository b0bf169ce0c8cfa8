import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SYSTEM_USER } from '../postgres.ts'
import {
  type DatabaseCluster,
  hostAddress,
  NODES,
  type NodeIndex,
  nodeAddress,
  nodeDir,
  nodeName,
} from './place.ts'

export const namespace = ({ base }: DatabaseCluster, index: NodeIndex) => `rasteh-${base}-${index}`
const bridge = ({ base }: DatabaseCluster) => `rst${base}`
const cable = ({ base }: DatabaseCluster, index: NodeIndex) => `rst${base}n${index}`
const ip = (...words: string[]) =>
  execFileSync('ip', words, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })

/** A network of its own for three machines; this machine is on it too. */
export function layNetwork(cluster: DatabaseCluster): void {
  removeNetwork(cluster)
  ip('link', 'add', bridge(cluster), 'type', 'bridge')
  ip('addr', 'add', `${hostAddress(cluster)}/29`, 'dev', bridge(cluster))
  ip('link', 'set', bridge(cluster), 'up')
  for (const node of NODES) {
    const name = namespace(cluster, node)
    ip('netns', 'add', name)
    ip('link', 'add', cable(cluster, node), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
    ip('link', 'set', cable(cluster, node), 'master', bridge(cluster), 'up')
    ip('-n', name, 'addr', 'add', `${nodeAddress(cluster, node)}/29`, 'dev', 'eth0')
    ip('-n', name, 'link', 'set', 'lo', 'up')
    ip('-n', name, 'link', 'set', 'eth0', 'up')
  }
}

/** Only when no process is left in it. */
export function removeNetwork(cluster: DatabaseCluster): void {
  const known = ip('netns', 'list')
  for (const node of NODES)
    if (new RegExp(`^${namespace(cluster, node)}\\b`, 'm').test(known))
      ip('netns', 'del', namespace(cluster, node))
  if (existsSync(`/sys/class/net/${bridge(cluster)}`)) ip('link', 'del', bridge(cluster))
}

/** Pulls a machine's cable: it runs on, and neither reaches the others nor this machine. */
export const pullCable = (cluster: DatabaseCluster, node: NodeIndex) =>
  void ip('link', 'set', cable(cluster, node), 'down')
export const plugCable = (cluster: DatabaseCluster, node: NodeIndex) =>
  void ip('link', 'set', cable(cluster, node), 'up')

export type Program = 'etcd' | 'patroni'

/** Starts a program on a machine, as the user that PostgreSQL runs as; it outlives this process. */
export function startProgram(
  cluster: DatabaseCluster,
  node: NodeIndex,
  [program, ...args]: [Program, ...string[]],
) {
  if (programPid(cluster, node, program)) return
  const log = openSync(join(nodeDir(cluster, node), `${program}.log`), 'a')
  const child = spawn('ip', [...onMachine(cluster, node), program, ...args], {
    cwd: nodeDir(cluster, node),
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, LANG: 'C.UTF-8', HOME: nodeDir(cluster, node) },
  })
  writeFileSync(pidFile(cluster, node, program), String(child.pid))
  child.unref()
}

/** Runs a program on a machine to its end and answers what it printed. */
export async function runOn(
  cluster: DatabaseCluster,
  node: NodeIndex,
  command: readonly string[],
): Promise<string> {
  const run = promisify(execFile)('ip', [...onMachine(cluster, node), ...command], {
    cwd: nodeDir(cluster, node),
  })
  const { stdout } = await run.catch((error: Error & { stderr?: string; stdout?: string }) => {
    const said = error.stderr || error.stdout || error.message
    throw new Error(`${command[0]} on ${nodeName(node)} failed: ${said}`)
  })
  return stdout
}

const onMachine = (cluster: DatabaseCluster, node: NodeIndex) => [
  ...['netns', 'exec', namespace(cluster, node)],
  ...['setpriv', `--reuid=${SYSTEM_USER}`, `--regid=${SYSTEM_USER}`, '--init-groups'],
]

const pidFile = (cluster: DatabaseCluster, node: NodeIndex, program: Program) =>
  join(nodeDir(cluster, node), `${program}.pid`)

/** The process of a program, if it runs; a number that another process has by now does not count. */
export function programPid(cluster: DatabaseCluster, node: NodeIndex, program: Program): number | null {
  const file = pidFile(cluster, node, program)
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return processesOn(cluster, node).includes(pid) ? pid : null
}

/** Every process of a machine: what runs in its namespace is the cluster's own. */
export function processesOn(cluster: DatabaseCluster, node: NodeIndex): number[] {
  const found = spawnSync('ip', ['netns', 'pids', namespace(cluster, node)], { encoding: 'utf8' })
  return found.stdout.split('\n').filter(Boolean).map(Number)
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself meanwhile.
    }
}
