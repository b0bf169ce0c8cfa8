import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FilesWire, toFiles } from '@rasteh/contracts/files'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { readBackupContext } from '../../tools/backup/folders.ts'
import { keepKeys, makeBackup } from '../../tools/backup/make-backup.ts'
import { restoreFiles } from '../../tools/backup/restore-backup.ts'
import { SERVICES_DIR } from '../../tools/services/settings.ts'
import { type Buyer, type Counter, caller } from '../drill-buyer.ts'
import { noisePicture } from '../noise-picture.ts'

const place = join(SERVICES_DIR, 'restore-drill')
const folders = {
  RASTEH_MEDIA_DIR: join(place, 'disk', 'media'),
  RASTEH_PRIVATE_DIR: join(place, 'disk', 'private'),
  RASTEH_FILES_DIR: join(place, 'disk', 'private-files'),
}
const goods = [
  join(folders.RASTEH_MEDIA_DIR, 'picture.png'),
  join(folders.RASTEH_PRIVATE_DIR, 'for-sale.zip'),
]

/** The shop's folders on a disk of the drill's own, with a picture and a thing that is sold; and their backup. */
export function layShopFiles() {
  rmSync(place, { recursive: true, force: true })
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
  for (const file of goods) writeFileSync(file, noisePicture(64))
  const digests = goods.map(digestOf)
  let made: string | null = null
  let keys = ''
  return {
    folders,
    async keep(env: Record<string, string>) {
      made = await makeBackup(readBackupContext(env), join(place, 'backups'), new Date())
      keys = keepKeys(readBackupContext(env), join(place, 'safe'))
    },
    lose: () => rmSync(join(place, 'disk'), { recursive: true, force: true }),
    /** Answers the keys of private files, from where they were kept apart. */
    async bringBack(env: Record<string, string>): Promise<string> {
      if (!made) throw new Error('no backup was made')
      await restoreFiles(readBackupContext(env), made)
      return readFileSync(keys, 'utf8').trim()
    },
    isWhole: () => goods.every((file, place) => digestOf(file) === digests[place]),
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}

/** What a buyer sees of the cards that they once showed the shop, opened by the shop itself. */
export async function lookAtCards(counter: Counter, buyer: Buyer): Promise<string[]> {
  const call = caller(counter, buyer)
  const answer = await call('GET', ADDED_PATHS.currentUserFiles)
  const seen: string[] = []
  for (const { fileSrc } of toFiles((await answer.json()) as FilesWire)) {
    const file = await call('GET', fileSrc)
    seen.push(`${file.status} ${hash(new Uint8Array(await file.arrayBuffer()))}`)
  }
  return seen
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function digestOf(file: string): string | null {
  try {
    return hash(readFileSync(file))
  } catch {
    return null
  }
}
