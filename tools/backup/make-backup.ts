import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BackupContext } from './folders.ts'
import { runOnDatabase } from './postgres-program.ts'

export const MANIFEST = 'manifest.json'
export const DUMP = 'database.dump'

/** What a backup holds: each file with its checksum, so that a broken copy is known before it is needed. */
export type Manifest = { madeAt: string; files: Record<string, string> }

/**
 * Writes a backup into `folder` and answers where. The database comes first: a file that somebody deletes meanwhile was
 * meant to go, but one that is added after the copy would be missed by its row. A half-made backup has no name.
 */
export async function makeBackup(context: BackupContext, folder: string, madeAt: Date): Promise<string> {
  const name = madeAt.toISOString().replaceAll(/[:.]/g, '-')
  const unfinished = join(folder, `${name}.unfinished`)
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    runOnDatabase('pg_dump', context.ownerUrl, ['--format=custom', `--file=${join(unfinished, DUMP)}`])
    const packed = Object.entries(context.folders).flatMap(([part, path]) => pack(unfinished, part, path))
    const files: Record<string, string> = {}
    for (const file of [DUMP, ...packed]) files[file] = await checksum(join(unfinished, file))
    const manifest: Manifest = { madeAt: madeAt.toISOString(), files }
    writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  const finished = join(folder, name)
  renameSync(unfinished, finished)
  return finished
}

/** The keys go to another place than what they open: a finder of one of the two reads nothing. */
export function keepKeys(context: BackupContext, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'private-file-keys')
  writeFileSync(file, `${context.fileKeys}\n`, { mode: 0o600 })
  writeFileSync(join(folder, 'seal-keys'), `${context.sealKeys}\n`, { mode: 0o600 })
  return file
}

export async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Pictures and sealed files do not shrink, so nothing is compressed. */
function pack(folder: string, part: string, path: string): string[] {
  if (!existsSync(path)) return []
  const file = `${part}.tar`
  execFileSync('tar', ['--create', `--file=${join(folder, file)}`, '--directory', path, '.'])
  return [file]
}
