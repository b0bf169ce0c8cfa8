import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addFavorite, isFavorite } from '@rasteh/shop-store/accounts/favorites'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer } from '@rasteh/test-kit/trade'
import { readSettings } from '@rasteh/worker/settings'
import { startWorker, type Worker } from '@rasteh/worker/start-worker'
import { afterEach, describe, expect, it, vi } from 'vitest'

const database = useTestDatabase()
let worker: Worker | undefined
const closers: (() => void)[] = []
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  for (const close of closers.splice(0)) close()
})

/** A host that keeps the Authorization value and the body of each call. */
async function startHost() {
  const received: (string | undefined)[] = []
  const server = createServer((request, response) => {
    received.push(request.headers.authorization)
    request.resume().on('end', () => response.end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => server.close())
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const settings = (env: Record<string, string>) =>
  readSettings({ ...process.env, DATABASE_SHOP_URL: database.urls.shop, ...env })

async function likeOne() {
  const { customerId } = await addCustomer(database.owner)
  const { productId } = await addProduct(database.owner)
  const liking = { customerId, productId }
  expect(await addFavorite(database.owner, liking)).toBe(true)
  return liking
}

describe('a new favourite', () => {
  it('is told to the trusted host with the special value, after it is kept [S6.15]', async () => {
    const { host, received } = await startHost()
    const env = {
      FAVORITE_CALL_URL: `http://${host}/api/favorite`,
      FAVORITE_CALL_HOST: host,
      FAVORITE_CALL_AUTHORIZATION: 'Special value',
    }
    worker = await startWorker(settings(env))
    await likeOne()
    await vi.waitFor(() => expect(received).toEqual(['Special value']), { timeout: 10_000 })
  })

  it('is kept all the same when the host is dead', async () => {
    worker = await startWorker(settings({ FAVORITE_CALL_URL: 'http://127.0.0.1:9/favorite' }))
    const liking = await likeOne()
    await vi.waitFor(
      async () => {
        const { rows } = await database.owner.query<{ state: string }>(
          `select state::text from jobs.job where name = 'tell-favourite' and (data ->> 'productId')::int = $1`,
          [liking.productId],
        )
        expect(rows).toEqual([{ state: 'retry' }])
      },
      { timeout: 10_000 },
    )
    expect(await isFavorite(database.owner, liking)).toBe(true)
  })

  it('cannot be told to what is no address', () => {
    expect(() => settings({ FAVORITE_CALL_URL: 'likes' })).toThrow('FAVORITE_CALL_URL')
  })
})
