import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binDir, SYSTEM_USER } from '../postgres.ts'
import { devRoles, ROOT } from '../settings.ts'
import {
  type DatabaseCluster,
  NODES,
  type NodeIndex,
  networkOf,
  nodeAddress,
  nodeDir,
  nodeName,
  repositoryDir,
} from './place.ts'

const OPS = join(ROOT, 'ops', 'cluster')

/** Fills in the words between @ of a file of ops/cluster. A word without a value is a fault. */
export function fillIn(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/@([A-Z_]+)@/g, (_, word: string) => {
    const value = words[word]
    if (value === undefined) throw new Error(`no value for @${word}@`)
    return value
  })
}

/** Where the first machine's data comes from: nowhere, or the repository as it was at a moment of a timeline. */
export type Origin = { restoreTo: string; timeline: number } | null

/** Writes what the programs of one machine read. */
export function writeNodeSettings(cluster: DatabaseCluster, node: NodeIndex, origin: Origin = null): void {
  const dir = nodeDir(cluster, node)
  for (const folder of [dir, join(dir, 'sockets'), join(dir, 'logs'), repositoryDir(cluster)])
    createOwnedFolder(folder)
  const words = nodeWords(cluster, node)
  const restore = origin
    ? fillIn(readOps('restore.yml'), {
        ...words,
        RESTORE: '',
        TARGET: origin.restoreTo,
        TIMELINE: String(origin.timeline),
      })
    : ''
  for (const file of ['etcd.yml', 'patroni.yml', 'pgbackrest.conf']) {
    const path = join(dir, file)
    writeFileSync(path, fillIn(readOps(file), { ...words, RESTORE: indented(restore) }))
    chmodSync(path, 0o600)
    execFileSync('chown', [`${SYSTEM_USER}:`, path])
  }
}

export function writeProxySettings(cluster: DatabaseCluster): string {
  const path = join(cluster.dir, 'haproxy.cfg')
  const servers = NODES.map((node) => `    server ${nodeName(node)} ${nodeAddress(cluster, node)}:5432`)
  const text = fillIn(readOps('haproxy.cfg'), {
    PRIMARY_PORT: String(cluster.port),
    REPLICA_PORT: String(cluster.port + 1),
    RUN: cluster.dir,
    SERVERS: servers.join('\n'),
  })
  writeFileSync(path, text)
  return path
}

const readOps = (file: string) => readFileSync(join(OPS, file), 'utf8')

export function nodeWords(cluster: DatabaseCluster, node: NodeIndex): Record<string, string> {
  const dir = nodeDir(cluster, node)
  return {
    NODE: nodeName(node),
    ADDRESS: nodeAddress(cluster, node),
    NETWORK: networkOf(cluster),
    ETCD_DATA: join(dir, 'etcd'),
    ETCD_MEMBERS: NODES.map((one) => `${nodeName(one)}=http://${nodeAddress(cluster, one)}:2380`).join(','),
    ETCD_HOSTS: NODES.map((one) => `${nodeAddress(cluster, one)}:2379`).join(','),
    DATA: join(dir, 'data'),
    SOCKETS: join(dir, 'sockets'),
    SHARED_BUFFERS: '128MB',
    BIN: binDir(),
    PGBACKREST_CONF: join(dir, 'pgbackrest.conf'),
    REPOSITORY: repositoryDir(cluster),
    LOGS: join(dir, 'logs'),
    SUPERUSER_PASSWORD: devRoles.admin.password,
    REPLICATION_PASSWORD: 'rasteh-dev-replication',
    REST_PASSWORD: REST_PASSWORD,
  }
}

/** Of development only, as the roles' passwords. */
export const REST_PASSWORD = 'rasteh-dev-rest'

/** The first line of an insertion ends the comment that it is in. */
const indented = (text: string) => ['', ...text.trimEnd().split('\n')].join('\n  ').trimEnd()

function createOwnedFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  execFileSync('chown', [`${SYSTEM_USER}:`, folder])
}
