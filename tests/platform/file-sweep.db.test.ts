import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newFileKey, openKeyRing, seal } from '@rasteh/private-files/seal'
import { diskStorage } from '@rasteh/private-files/storage'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { keepFile, reserveFile } from '@rasteh/shop-store/platform/private-files/keep-file'
import { openCustomerFile } from '@rasteh/shop-store/platform/private-files/open-file'
import { shredFilesOf } from '@rasteh/shop-store/platform/private-files/shred-file'
import { uuidV7 } from '@rasteh/shop-store/platform/uuid'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer } from '@rasteh/test-kit/trade'
import { sweepPrivateFiles } from '@rasteh/worker/sweep-private-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const database = useTestDatabase()
const directory = mkdtempSync(join(tmpdir(), 'rasteh-sweep-'))
const storage = diskStorage(directory)
const keyText = (name: string) => `${name}:${randomBytes(32).toString('base64')}`
const [OLD, NEW] = [keyText('old'), keyText('new')]
const keys = openKeyRing(OLD)
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
})
afterAll(async () => {
  rmSync(directory, { recursive: true })
  await shop.end()
})

/** A file as far on its way as said. */
async function addFile(isKept: boolean) {
  const { customerId, sessionId } = await addCustomer(database.owner)
  const id = uuidV7(Date.now())
  const storageName = randomBytes(16).toString('hex')
  const key = newFileKey()
  await reserveFile(shop, { id, customerId, formFieldId: 'national-card', storageName })
  await storage.put(storageName, seal(Buffer.from('card'), key, id))
  const { keyId, wrapped } = keys.wrap(key, id)
  const row = { id, keyId, wrappedKey: wrapped, mime: 'image/jpeg', width: 1, height: 1, size: 4 }
  if (isKept) await keepFile(shop, { ...row, sha256: Buffer.from('x') })
  return { id, storageName, customerId, session: { userId: customerId, sessionId }, key }
}

const age = (id: string, minutes: number) =>
  database.owner.query(
    `update shop.private_files set created_at = now() - $2 * interval '1 minute' where id = $1`,
    [id, minutes],
  )

describe('the sweep of private files', () => {
  it('removes what a crash left between row and bytes, and leaves alone what is on its way or kept', async () => {
    const [crashed, young, kept] = [await addFile(false), await addFile(false), await addFile(true)]
    await age(crashed.id, 10)
    await age(kept.id, 10_000)
    await sweepPrivateFiles(shop, { keys, storage })
    expect(await storage.get(crashed.storageName)).toBeNull()
    expect(await storage.get(young.storageName)).not.toBeNull()
    expect(await openCustomerFile(shop, kept.id, kept.session)).not.toBeNull()
    expect(await storage.get(kept.storageName)).not.toBeNull()
  })

  it('removes the bytes of an erased person, whose keys are gone at once', async () => {
    const { id, customerId, storageName, session } = await addFile(true)
    expect(await shredFilesOf(shop, customerId)).toBe(1)
    expect(await openCustomerFile(shop, id, session)).toBeNull()
    await sweepPrivateFiles(shop, { keys, storage })
    expect(await storage.get(storageName)).toBeNull()
  })

  it('goes on where the storage failed, at the next run', async () => {
    const { customerId, storageName } = await addFile(true)
    await shredFilesOf(shop, customerId)
    const dead = { ...storage, remove: () => Promise.reject(new Error('the storage is away')) }
    await expect(sweepPrivateFiles(shop, { keys, storage: dead })).rejects.toThrow('away')
    await sweepPrivateFiles(shop, { keys, storage })
    expect(await storage.get(storageName)).toBeNull()
  })

  it('wraps every key anew after the shop’s key has changed, so that the old one may be thrown away', async () => {
    const { id, session, key } = await addFile(true)
    await sweepPrivateFiles(shop, { keys: openKeyRing(`${NEW} ${OLD}`), storage })
    const file = await openCustomerFile(shop, id, session)
    const unwrapped = openKeyRing(NEW).unwrap(
      { keyId: file?.keyId ?? '', wrapped: file?.wrappedKey ?? new Uint8Array() },
      id,
    )
    expect(Buffer.from(unwrapped)).toEqual(key)
  })

  it('lets a field be used again whose upload a crash left behind', async () => {
    const { id, customerId } = await addFile(false)
    const again = { customerId, formFieldId: 'national-card' }
    const other = () => ({ ...again, id: uuidV7(Date.now()), storageName: randomBytes(16).toString('hex') })
    expect(await reserveFile(shop, other())).toBe(false)
    await age(id, 3)
    expect(await reserveFile(shop, other())).toBe(true)
  })
})
