import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { PURGE_PAGES_QUEUE } from '@rasteh/contracts/page-keys'
import { SEND_CODE_QUEUE } from '@rasteh/shop-store/accounts/one-time-codes/keep-code'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../../tools/services/settings.ts'
import { type StubBackend, startBackend } from '../edge/stub-backend.ts'

const database = useTestDatabase()
let edge: StubBackend
let worker: ChildProcess
let purged: string[] = []

beforeAll(async () => {
  edge = await startBackend((request, response) => {
    purged.push(...String(request.headers['xkey-purge']).split(' '))
    response.end()
  })
  worker = spawn(process.execPath, [join(ROOT, 'apps/worker/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_SHOP_URL: database.urls.shop,
      RASTEH_EDGE_URLS: `http://127.0.0.1:${edge.port}`,
    },
    stdio: 'inherit',
  })
})
afterAll(async () => {
  worker.kill('SIGTERM')
  await Promise.all([once(worker, 'exit'), edge.die()])
})

const enqueue = (queue: string, data: object[]) =>
  database.owner.query('select shop.enqueue($1, one) from unnest($2::jsonb[]) one', [queue, data])
const waiting = async () => {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from jobs.job where name = any($1) and state <> 'completed'`,
    [[PURGE_PAGES_QUEUE, SEND_CODE_QUEUE]],
  )
  return rows[0]?.count
}

describe('many jobs that come at once', () => {
  it('are all worked off before the queue looks again by itself', async () => {
    // The worker listens and has nothing to do: from now on it is woken once for all that comes.
    await enqueue(PURGE_PAGES_QUEUE, [{ keys: ['first'] }])
    await vi.waitFor(() => expect(purged).toEqual(['first']), { timeout: 20_000 })
    await vi.waitFor(async () => expect(await waiting()).toBe(0))
    purged = []
    const keys = Array.from({ length: 95 }, (_, place) => `product-${place}`)
    const codes = Array.from({ length: 8 }, () => ({ codeId: randomUUID() }))
    await Promise.all([
      enqueue(
        PURGE_PAGES_QUEUE,
        keys.map((key) => ({ keys: [key] })),
      ),
      enqueue(SEND_CODE_QUEUE, codes),
    ])
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 6_000, interval: 50 })
    expect(purged.toSorted()).toEqual(keys.toSorted())
  }, 40_000)
})
