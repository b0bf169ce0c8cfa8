import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openPool } from '@rasteh/shop-store/platform/pool'
import { saveStatusRecord } from '@rasteh/shop-store/platform/status-records'
import { readBackupContext } from './backup/folders.ts'
import { keepKeys, makeBackup } from './backup/make-backup.ts'

/** `pnpm backup <folder> [--keys <another folder>]`: the whole of a one-server shop. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { keys: { type: 'string' } } })
const [folder] = positionals
if (!folder || (values.keys && resolve(values.keys).startsWith(resolve(folder)))) {
  console.error('usage: pnpm backup <folder> [--keys <another folder, kept apart>]')
  process.exit(2)
}
const context = readBackupContext(process.env)
const startedAt = Date.now()
const made = await makeBackup(context, folder, new Date())
// The dashboard and the alerts ask when the last one was made; the backup is kept even if that cannot be recorded.
const database = openPool({ url: context.ownerUrl, name: 'rasteh-backup', max: 1 })
await saveStatusRecord(database, 'backup', { seconds: Math.round((Date.now() - startedAt) / 1000) }).catch(
  (error: Error) => console.error(`that a backup was made could not be noted: ${error.message}`),
)
await database.end()
if (values.keys)
  console.log(
    `the keys of private files, and beside them those of second factors: ${keepKeys(context, values.keys)}`,
  )
else
  console.log(
    'the keys are not in it: keep RASTEH_FILE_KEYS and RASTEH_SEAL_KEYS somewhere else, or use --keys',
  )
console.log(`${made} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
