import { createHash, randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { openPictureRoom } from '@rasteh/private-files/pictures'
import { newFileKey, open, seal } from '@rasteh/private-files/seal'
import { openFileRoom } from '@rasteh/private-files/settings'
import { type CleanedPicture, type FileRefusal, isReceiptField } from '@rasteh/shop-core/files'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import {
  dropPendingFile,
  giveBackPlace,
  isOwnReceiptField,
  keepFile,
  markRemoved,
  reserveFile,
  type SealedFile,
  shredFile,
} from '@rasteh/shop-store/private-files'
import { uuidV7 } from '@rasteh/shop-store/uuid'
import fp from 'fastify-plugin'
import { TooBusy } from '../../http/answer-errors.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Uploads of one process that wait for the decoder or are with it; the next is asked to come again. */
const LINE_MAX = 20

/** A file of nobody's own (a guest's picture) has no customer. */
export type NewFile = { customerId: number | null; formFieldId: string; file: FileHandle }

export type PrivateFiles = {
  keep(upload: NewFile): Promise<Outcome<{ fileId: string }, FileRefusal>>
  /** False: the customer has no such file. */
  shred(fileId: string, customerId: number): Promise<boolean>
  read(file: SealedFile): Promise<Uint8Array>
}

declare module 'fastify' {
  interface FastifyInstance {
    privateFiles: PrivateFiles
  }
}

/** Keeps, opens and shreds what customers show the shop about themselves. */
export const privateFiles = fp(async (app: ShopApi) => {
  const { keys, storage } = openFileRoom(app.settings.files)
  const pictures = openPictureRoom()
  app.addHook('onClose', async () => pictures.close())
  let inLine = 0

  async function clean(file: FileHandle) {
    if (inLine >= LINE_MAX) throw new TooBusy()
    inLine += 1
    return pictures
      .clean(() => readWhole(file))
      .finally(() => {
        inLine -= 1
      })
  }

  async function keepCleaned(fileId: string, storageName: string, picture: CleanedPicture): Promise<void> {
    const key = newFileKey()
    const sealed = seal(picture.bytes, key, fileId)
    await storage.put(storageName, sealed)
    const { keyId, wrapped } = keys.wrap(key, fileId)
    const { mime, width, height } = picture
    const row = { id: fileId, keyId, wrappedKey: wrapped, mime, width, height, size: sealed.length }
    const isKept = await keepFile(app.database, { ...row, sha256: digestOf(sealed) })
    if (!isKept) throw new Error('the upload took so long that its place was given up')
  }

  async function keep({ customerId, formFieldId, file }: NewFile) {
    // Another's order, or one that wants no receipt, has no such field.
    const isAsked =
      !isReceiptField(formFieldId) || (await isOwnReceiptField(app.database, { customerId, formFieldId }))
    if (!isAsked) return refuse({ kind: 'malformed-upload' } as const)
    const fileId = uuidV7(app.nowMs())
    const storageName = randomBytes(16).toString('hex')
    const isFree = await reserveFile(app.database, { id: fileId, customerId, formFieldId, storageName })
    if (!isFree) return refuse({ kind: 'current-file-must-be-deleted' } as const)
    const picture = await clean(file).catch(async (error) => {
      await giveBackPlace(app.database, fileId)
      throw error
    })
    if (!picture.ok) {
      await giveBackPlace(app.database, fileId)
      return picture
    }
    await keepCleaned(fileId, storageName, picture.value).catch(async (error) => {
      // Bytes may lie in the storage by now; the sweep removes them.
      await dropPendingFile(app.database, fileId)
      throw error
    })
    return accept({ fileId })
  }

  app.decorate('privateFiles', {
    keep,
    async shred(fileId, customerId) {
      const shredded = await shredFile(app.database, { id: fileId, customerId })
      if (!shredded) return false
      // The key is gone, so the file is; that its bytes go too may wait for the sweep.
      await storage
        .remove(shredded.storageName)
        .then(() => markRemoved(app.database, fileId))
        .catch((error) => app.log.warn(error, 'the bytes of a shredded file were not removed yet'))
      return true
    },
    async read({ id, storageName, keyId, wrappedKey, sha256 }) {
      const sealed = await storage.get(storageName)
      if (!sealed || !digestOf(sealed).equals(sha256))
        throw new Error(`the bytes of file ${id} are not there`)
      return open(sealed, keys.unwrap({ keyId, wrapped: wrappedKey }, id), id)
    },
  })
})

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** From its beginning, wherever writing ended. */
async function readWhole(file: FileHandle): Promise<Uint8Array> {
  const { size } = await file.stat()
  const bytes = new Uint8Array(size)
  await file.read(bytes, 0, size, 0)
  return bytes
}
