import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readBackupRoom } from './backup/folders.ts'
import { keepKeys, makeBackup } from './backup/make-backup.ts'

/** `pnpm backup <folder> [--keys <another folder>]`: the whole of a one-server shop. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { keys: { type: 'string' } } })
const [folder] = positionals
if (!folder || (values.keys && resolve(values.keys).startsWith(resolve(folder)))) {
  console.error('usage: pnpm backup <folder> [--keys <another folder, kept apart>]')
  process.exit(2)
}
const room = readBackupRoom(process.env)
const startedAt = Date.now()
const made = await makeBackup(room, folder, new Date())
if (values.keys) console.log(`the keys of private files: ${keepKeys(room, values.keys)}`)
else
  console.log('the keys of private files are not in it: keep RASTEH_FILE_KEYS somewhere else, or use --keys')
console.log(`${made} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
