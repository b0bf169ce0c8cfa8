import { readBackupRoom } from './backup/folders.ts'
import { restoreBackup } from './backup/restore-backup.ts'

/** `pnpm restore <backup>`: into the empty database and folders that the environment names. */
const [backup] = process.argv.slice(2)
if (!backup) {
  console.error('usage: pnpm restore <backup>')
  process.exit(2)
}
const startedAt = Date.now()
const { madeAt, files } = await restoreBackup(readBackupRoom(process.env), backup)
const took = Math.round((Date.now() - startedAt) / 1000)
console.log(`restored ${Object.keys(files).length} parts of ${madeAt} (${took} s)`)
console.log(
  'next: set RASTEH_FILE_KEYS to the keys of then, run `pnpm migrate`, `pnpm check:money`, start the shop',
)
