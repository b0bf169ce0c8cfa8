import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupContext } from './folders.ts'
import { checksum, DUMP, MANIFEST, type Manifest } from './make-backup.ts'
import { runOnDatabase } from './postgres-program.ts'

/**
 * Puts a backup back into an empty database and empty folders. It never writes over what is there: an operator in
 * a hurry must not lose a second shop.
 */
export async function restoreBackup(context: BackupContext, backup: string): Promise<Manifest> {
  const manifest = await readWhole(backup)
  const targets = targetsOf(context, manifest)
  refuseTakenDatabase(context)
  refuseTakenFolders(targets)
  // All or nothing; what the shop's roles may touch comes back with it.
  const whole = ['--exit-on-error', '--single-transaction', '--no-owner']
  const { pathname } = new URL(context.ownerUrl)
  runOnDatabase('pg_restore', context.ownerUrl, [
    ...whole,
    `--dbname=${pathname.slice(1)}`,
    join(backup, DUMP),
  ])
  unpack(backup, targets)
  return manifest
}

/** The folders alone, for a shop whose database came back by itself: a cluster's comes from its own repository. */
export async function restoreFiles(context: BackupContext, backup: string): Promise<Manifest> {
  const manifest = await readWhole(backup)
  const targets = targetsOf(context, manifest)
  refuseTakenFolders(targets)
  unpack(backup, targets)
  return manifest
}

type Target = [part: string, path: string]

const targetsOf = ({ folders }: BackupContext, { files }: Manifest): Target[] =>
  Object.entries(folders).filter(([part]) => files[`${part}.tar`])

function unpack(backup: string, targets: readonly Target[]): void {
  for (const [part, path] of targets) {
    mkdirSync(path, { recursive: true })
    execFileSync('tar', ['--extract', `--file=${join(backup, `${part}.tar`)}`, '--directory', path])
  }
}

async function readWhole(backup: string): Promise<Manifest> {
  const manifest = JSON.parse(readFileSync(join(backup, MANIFEST), 'utf8')) as Manifest
  for (const [file, wanted] of Object.entries(manifest.files))
    if ((await checksum(join(backup, file))) !== wanted)
      throw new Error(`${file} is not what the backup wrote: use another backup`)
  return manifest
}

function refuseTakenDatabase({ ownerUrl }: BackupContext): void {
  const tables = runOnDatabase('psql', ownerUrl, [
    '-Atc',
    "select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'shop')",
  ])
  if (Number(tables) > 0)
    throw new Error('the database is not empty: make a new one and name it in DATABASE_OWNER_URL')
}

function refuseTakenFolders(targets: readonly Target[]): void {
  for (const [, folder] of targets)
    if (isTaken(folder)) throw new Error(`${folder} is not empty: move it away first`)
}

function isTaken(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0
  } catch {
    return false
  }
}
