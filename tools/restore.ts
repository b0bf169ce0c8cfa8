import { parseArgs } from 'node:util'
import { readBackupContext } from './backup/folders.ts'
import { restoreBackup, restoreFiles } from './backup/restore-backup.ts'

/** `pnpm restore <backup> [--files]`: into the empty database and folders that the environment names, or the folders alone. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { files: { type: 'boolean' } } })
const [backup] = positionals
if (!backup) {
  console.error('usage: pnpm restore <backup> [--files]')
  process.exit(2)
}
const startedAt = Date.now()
const bringBack = values.files ? restoreFiles : restoreBackup
const { madeAt, files } = await bringBack(readBackupContext(process.env), backup)
const took = Math.round((Date.now() - startedAt) / 1000)
const what = values.files ? 'the files' : `${Object.keys(files).length} parts`
console.log(`restored ${what} of ${madeAt} (${took} s)`)
console.log(
  'next: set RASTEH_FILE_KEYS and RASTEH_SEAL_KEYS to the keys of then, run ops/postgres/after-restore.sql, `pnpm migrate`, `pnpm check:money`, start the shop',
)
