import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { binDir, createRolesAndDatabase, SYSTEM_USER, serverFolder } from '../tools/services/postgres.ts'
import { devRoles, ports } from '../tools/services/settings.ts'
import { mountSmallDisk } from './small-disk.ts'

const port = ports.drillPostgres
const DATA_MB = 200
const WAL_MB = 100
const asServer = (program: string, args: string[]): [string, string[]] => [
  'runuser',
  ['-u', SYSTEM_USER, '--', join(binDir(), program), ...args],
]

/**
 * A PostgreSQL of the drill's own whose data and whose log lie on small disks. It is started again a second after it
 * ends, as a service's keeper does: a server without room for its log ends itself.
 */
export async function startDrillPostgres() {
  const folder = serverFolder('postgres-drill')
  const data = mountSmallDisk(join(folder, 'data'), DATA_MB, SYSTEM_USER)
  const wal = mountSmallDisk(join(folder, 'wal'), WAL_MB, SYSTEM_USER)
  initialise(folder, join(data.path, 'main'), join(wal.path, 'main'))
  const log = openSync(join(folder, 'server.log'), 'w')
  let server: ChildProcess
  let starts = 0
  let isStopping = false
  function start() {
    starts += 1
    server = spawn(...asServer('postgres', serverSettings(join(data.path, 'main'))), {
      stdio: ['ignore', log, log],
    })
    server.once('exit', async () => {
      await setTimeout(1_000)
      if (!isStopping) start()
    })
  }
  start()
  await waitUntilReady()
  createRolesAndDatabase(port)
  return {
    data,
    wal,
    starts: () => starts,
    async stop() {
      isStopping = true
      const ended = once(server, 'exit')
      spawnSync(...asServer('pg_ctl', ['stop', '-m', 'immediate', '-D', join(data.path, 'main')]))
      await ended
      for (const disk of [data, wal]) disk.remove()
    },
  }
}

function serverSettings(dataDir: string): string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=64MB',
    // A log that is written into new files, as under a load that grows: old ones would do for minutes.
    'wal_recycle=off',
    'max_wal_size=32MB',
    'min_wal_size=2MB',
    // As on a server that is used: what is old is written out again and again.
    'checkpoint_timeout=30s',
  ]
  return ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
}

function initialise(folder: string, dataDir: string, walDir: string): void {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, devRoles.admin.password, { mode: 0o644 })
  const options = [
    '-D',
    dataDir,
    '--waldir',
    walDir,
    '--wal-segsize=1',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
  ]
  const auth = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-U', devRoles.admin.name]
  execFileSync(...asServer('initdb', [...options, ...auth]), { stdio: ['ignore', 'ignore', 'inherit'] })
  rmSync(passwordFile)
}

async function waitUntilReady(): Promise<void> {
  const ask = () => spawnSync(join(binDir(), 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
  for (const deadline = Date.now() + 30_000; ask().status !== 0; await setTimeout(100))
    if (Date.now() > deadline) throw new Error('the drill’s PostgreSQL did not answer within 30 s')
}
