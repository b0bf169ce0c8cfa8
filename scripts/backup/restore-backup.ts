import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupRoom } from './folders.ts'
import { checksum, DUMP, MANIFEST, type Manifest } from './make-backup.ts'
import { runOnDatabase } from './postgres-program.ts'

/**
 * Puts a backup back into an empty database and empty folders. It never writes over what is there: whoever restores in
 * a hurry must not lose a second shop.
 */
export async function restoreBackup(room: BackupRoom, backup: string): Promise<Manifest> {
  const manifest = JSON.parse(readFileSync(join(backup, MANIFEST), 'utf8')) as Manifest
  await refuseBroken(backup, manifest)
  const targets = Object.entries(room.folders).filter(([part]) => manifest.files[`${part}.tar`])
  refuseTaken(
    room,
    targets.map(([, path]) => path),
  )
  // All or nothing; what the shop's roles may touch comes back with it.
  const whole = ['--exit-on-error', '--single-transaction', '--no-owner']
  const { pathname } = new URL(room.ownerUrl)
  runOnDatabase('pg_restore', room.ownerUrl, [...whole, `--dbname=${pathname.slice(1)}`, join(backup, DUMP)])
  for (const [part, path] of targets) {
    mkdirSync(path, { recursive: true })
    execFileSync('tar', ['--extract', `--file=${join(backup, `${part}.tar`)}`, '--directory', path])
  }
  return manifest
}

async function refuseBroken(backup: string, { files }: Manifest): Promise<void> {
  for (const [file, wanted] of Object.entries(files))
    if ((await checksum(join(backup, file))) !== wanted)
      throw new Error(`${file} is not what the backup wrote: use another backup`)
}

function refuseTaken({ ownerUrl }: BackupRoom, folders: readonly string[]): void {
  const tables = runOnDatabase('psql', ownerUrl, [
    '-Atc',
    "select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'shop')",
  ])
  if (Number(tables) > 0)
    throw new Error('the database is not empty: make a new one and name it in DATABASE_OWNER_URL')
  for (const folder of folders)
    if (isTaken(folder)) throw new Error(`${folder} is not empty: move it away first`)
}

function isTaken(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0
  } catch {
    return false
  }
}
