import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEV_DATABASE, devRoles, isElsewhere, ports, ROOT, SERVICES_DIR } from './settings.ts'

const isRoot = process.getuid?.() === 0
export const SYSTEM_USER = 'postgres'

export function startPostgres(): void {
  if (isElsewhere.postgres || isPostgresRunning()) return
  if (!existsSync(join(dataDir(), 'PG_VERSION'))) initialise()
  const settings = [
    `-p ${ports.postgres}`,
    "-c listen_addresses=127.0.0.1 -c unix_socket_directories=''",
    '-c max_connections=200 -c shared_buffers=256MB -c max_wal_size=4GB',
  ]
  postgresTool('pg_ctl', ['start', '-w', '-D', dataDir(), '-l', logFile(), '-o', settings.join(' ')])
  createRolesAndDatabase(ports.postgres)
}

/** Fast, not smart: a session left open by a crashed process must not keep the server up. */
export function stopPostgres(): void {
  if (isElsewhere.postgres) return
  if (!existsSync(join(dataDir(), 'PG_VERSION')) || !isPostgresRunning()) return
  postgresTool('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', dataDir()])
}

export function isPostgresRunning(): boolean {
  if (!existsSync(dataDir())) return false
  return spawnSync(...asServerUser('pg_ctl', ['status', '-D', dataDir()]), { stdio: 'ignore' }).status === 0
}

/** Runs a client program of PostgreSQL (psql, pgbench, pg_dump) as the cluster's superuser. */
export function postgresClient(
  program: string,
  args: string[],
  { port = ports.postgres, ...options }: { input?: string; port?: number } = {},
): string {
  return execFileSync(join(binDir(), program), args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: devRoles.admin.name,
      PGPASSWORD: devRoles.admin.password,
    },
    ...options,
  })
}

function initialise(): void {
  const dir = dataDir()
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  if (isRoot) execFileSync('chown', [`${SYSTEM_USER}:`, dir])
  chmodSync(dir, 0o700)
  const passwordFile = join(dir, '..', 'postgres-password')
  writeFileSync(passwordFile, devRoles.admin.password)
  chmodSync(passwordFile, 0o644)
  const locale = ['--locale=C.UTF-8', '--encoding=UTF8']
  const auth = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-U', devRoles.admin.name]
  postgresTool('initdb', ['-D', dir, ...locale, ...auth])
  rmSync(passwordFile)
}

/** The shop's three roles and the database of development, where they are missing. */
export function createRolesAndDatabase(port: number): void {
  const passwords = ['owner', 'web', 'shop'] as const
  const variables = passwords.flatMap((role) => ['-v', `${role}_password=${devRoles[role].password}`])
  const quiet = ['-q', '-v', 'ON_ERROR_STOP=1', '-d', 'postgres']
  const ask = (...words: string[]) => postgresClient('psql', [...quiet, ...words], { port })
  ask(...variables, '-f', join(ROOT, 'ops/postgres/create-roles.sql'))
  const found = ask('-Atc', `select 1 from pg_database where datname='${DEV_DATABASE}'`)
  if (found.trim() === '1') return
  ask('-c', `create database ${DEV_DATABASE} owner ${devRoles.owner.name}`)
}

const dataDir = () => serverFolder('postgres')

/** The server's own user must be able to walk to its data; a checkout under a private home is out of its reach. */
export function serverFolder(name: string): string {
  mkdirSync(SERVICES_DIR, { recursive: true })
  const reachable =
    !isRoot || spawnSync('runuser', ['-u', SYSTEM_USER, '--', 'test', '-x', SERVICES_DIR]).status === 0
  const elsewhere = `/var/lib/postgresql/rasteh-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`
  return join(reachable ? SERVICES_DIR : elsewhere, name)
}

const logFile = () => join(dataDir(), 'server.log')

function postgresTool(program: string, args: string[]): void {
  const [command, allArgs] = asServerUser(program, args)
  const done = spawnSync(command, allArgs, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (done.status !== 0) throw new Error(`${program} failed: ${done.error?.message ?? done.stderr}`)
}

/** PostgreSQL refuses to run as root; Debian's package brings the user it runs as. */
function asServerUser(program: string, args: string[]): [string, string[]] {
  const path = join(binDir(), program)
  return isRoot ? ['runuser', ['-u', SYSTEM_USER, '--', path, ...args]] : [path, args]
}

export function binDir(): string {
  const debian = '/usr/lib/postgresql'
  const newest = existsSync(debian) && readdirSync(debian).sort((a, b) => Number(b) - Number(a))[0]
  return newest
    ? join(debian, newest, 'bin')
    : execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
}
