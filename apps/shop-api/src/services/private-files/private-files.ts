import { createHash, randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { checkDocument } from '@rasteh/private-files/documents'
import { openPictureDecoder } from '@rasteh/private-files/pictures'
import { newFileKey, open, seal } from '@rasteh/private-files/seal'
import { openFileStore } from '@rasteh/private-files/settings'
import {
  type CheckedDocument,
  type CleanedPicture,
  type FileRefusal,
  isReceiptField,
} from '@rasteh/shop-core/files'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import {
  isCustomerReceiptField,
  keepFile,
  reserveFile,
} from '@rasteh/shop-store/platform/private-files/keep-file'
import { markRemoved } from '@rasteh/shop-store/platform/private-files/leftovers'
import type { SealedFile } from '@rasteh/shop-store/platform/private-files/open-file'
import {
  dropPendingFile,
  giveBackPlace,
  shredFile,
} from '@rasteh/shop-store/platform/private-files/shred-file'
import { uuidV7 } from '@rasteh/shop-store/platform/uuid'
import type { FastifyBaseLogger } from 'fastify'
import type { ShopApiSettings } from '../../settings.ts'
import { TooBusy } from '../failures.ts'

/** Uploads of one process that wait for the decoder or are in it; the next is refused (503). */
const QUEUE_MAX = 20

/** A guest's file has no customer. Whether it is what it is said to be, its bytes decide. */
export type NewFile = {
  customerId: number | null
  formFieldId: string
  file: FileHandle
  /** A picture where nothing is said. */
  as?: 'picture' | 'document'
}

export type PrivateFiles = {
  keep(upload: NewFile): Promise<Outcome<{ fileId: string }, FileRefusal>>
  /** False: the customer has no such file. */
  shred(fileId: string, customerId: number): Promise<boolean>
  read(file: SealedFile): Promise<Uint8Array>
}

type Checked = CleanedPicture | CheckedDocument
type Deps = { database: Pool; settings: ShopApiSettings; log: FastifyBaseLogger; nowMs(): number }

/** Saves, decrypts and shreds the files that customers show the shop about themselves. */
export function openPrivateFiles(deps: Deps): PrivateFiles & { close(): Promise<void> } {
  const { database, settings, log } = deps
  const { keys, storage } = openFileStore(settings.files)
  const pictures = openPictureDecoder()
  let queued = 0

  async function clean(file: FileHandle) {
    if (queued >= QUEUE_MAX) throw new TooBusy()
    queued += 1
    return pictures
      .clean(() => readWhole(file))
      .finally(() => {
        queued -= 1
      })
  }

  async function keepChecked(fileId: string, storageName: string, checked: Checked): Promise<void> {
    const key = newFileKey()
    const sealed = seal(checked.bytes, key, fileId)
    await storage.put(storageName, sealed)
    const { keyId, wrapped } = keys.wrap(key, fileId)
    const { mime, width, height } = checked
    const row = { id: fileId, keyId, wrappedKey: wrapped, mime, width, height, size: sealed.length }
    const isKept = await keepFile(database, { ...row, sha256: digestOf(sealed) })
    if (!isKept) throw new Error('the upload took so long that its place was given up')
  }

  async function keep({ customerId, formFieldId, file, as = 'picture' }: NewFile) {
    // Another customer's order, or one that wants no receipt, has no such field.
    const isAsked =
      !isReceiptField(formFieldId) || (await isCustomerReceiptField(database, { customerId, formFieldId }))
    if (!isAsked) return refuse({ kind: 'malformed-upload' } as const)
    const fileId = uuidV7(deps.nowMs())
    const storageName = randomBytes(16).toString('hex')
    const isFree = await reserveFile(database, { id: fileId, customerId, formFieldId, storageName })
    if (!isFree) return refuse({ kind: 'current-file-must-be-deleted' } as const)
    const check = as === 'document' ? readWhole(file).then(checkDocument) : clean(file)
    const checked = await check.catch(async (error) => {
      await giveBackPlace(database, fileId)
      throw error
    })
    if (!checked.ok) {
      await giveBackPlace(database, fileId)
      return checked
    }
    await keepChecked(fileId, storageName, checked.value).catch(async (error) => {
      // Bytes may be in the storage by now; the sweep removes them.
      await dropPendingFile(database, fileId)
      throw error
    })
    return accept({ fileId })
  }

  return {
    keep,
    async shred(fileId, customerId) {
      const shredded = await shredFile(database, { id: fileId, customerId })
      if (!shredded) return false
      // The key is gone, so the file is; that its bytes go too may wait for the sweep.
      await storage
        .remove(shredded.storageName)
        .then(() => markRemoved(database, fileId))
        .catch((error) => log.warn(error, 'the bytes of a shredded file were not removed yet'))
      return true
    },
    async read({ id, storageName, keyId, wrappedKey, sha256 }) {
      const sealed = await storage.get(storageName)
      if (!sealed || !digestOf(sealed).equals(sha256))
        throw new Error(`the bytes of file ${id} are not there`)
      return open(sealed, keys.unwrap({ keyId, wrapped: wrappedKey }, id), id)
    },
    close: async () => pictures.close(),
  }
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** From its beginning, wherever writing ended. */
async function readWhole(file: FileHandle): Promise<Uint8Array> {
  const { size } = await file.stat()
  const bytes = new Uint8Array(size)
  await file.read(bytes, 0, size, 0)
  return bytes
}
