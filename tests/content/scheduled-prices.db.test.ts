import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { loadProduct } from '@rasteh/shop-store/reads/product'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../../tools/services/settings.ts'

/** `pnpm prove bulk-pricing` lets more changes come due. */
const CHANGES = Number(process.env.SCHEDULED_CHANGES ?? 1)
const LIVE_WITHIN_MS = 5_000

const database = useTestDatabase()
let web: Pool
let worker: ChildProcess | undefined
beforeAll(() => {
  web = openPool({ url: database.urls.web, name: 'test-web', max: 4 })
})
afterAll(() => web.end())
afterEach(async () => {
  if (worker?.exitCode !== null || worker.signalCode !== null) return
  worker.kill('SIGTERM')
  await once(worker, 'exit')
})

const startWorkerProcess = () =>
  spawn(process.execPath, [join(ROOT, 'apps/worker/src/main.ts')], {
    env: { ...process.env, DATABASE_SHOP_URL: database.urls.shop },
    stdio: 'inherit',
  })

async function schedule(variantId: number, startsAt: Date) {
  const rows = [{ variantId, oldUnitRial: 1_000_000, newUnitRial: 1_070_000 }]
  const values = [1, { kind: 'list', codes: [] }, {}, `digest-${variantId}`, startsAt, JSON.stringify(rows)]
  await web.query('select shop.make_price_change($1, $2, $3, $4, $5, $6)', values)
}
const shownPrice = async (productId: number) =>
  (await loadProduct(web, productId, 'fa'))?.variants[0]?.unitPriceRial

/** When the storefront's own read first answers the new price, in milliseconds after `startsAt`. */
async function liveAfterMs(productId: number, startsAt: Date): Promise<number> {
  await vi.waitFor(async () => expect(await shownPrice(productId)).toBe(1_070_000), {
    timeout: 20_000,
    interval: 50,
  })
  return Date.now() - startsAt.getTime()
}

describe('a scheduled price change', () => {
  it(`is live in the shop within ${LIVE_WITHIN_MS / 1000} s of its time, and not before`, async () => {
    worker = startWorkerProcess()
    const delays = []
    for (let round = 0; round < CHANGES; round += 1) {
      const { productId, variantId } = await addProduct(database.owner, { stock: 0 })
      const startsAt = new Date(Date.now() + 3_000 + round * 170)
      await schedule(variantId, startsAt)
      expect(await shownPrice(productId)).toBe(1_000_000)
      delays.push(await liveAfterMs(productId, startsAt))
    }
    console.log(`scheduled prices were live ${delays.join(', ')} ms after their time`)
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...delays)).toBeLessThan(LIVE_WITHIN_MS)
  }, 60_000)

  it('that came due while no worker lived is made up for by the next one', async () => {
    const killed = startWorkerProcess()
    await once(killed, 'spawn')
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const { productId, variantId } = await addProduct(database.owner, { stock: 0 })
    await schedule(variantId, new Date(Date.now() + 200))
    await new Promise((passed) => setTimeout(passed, 400))
    expect(await shownPrice(productId)).toBe(1_000_000)
    const restartedAt = new Date()
    worker = startWorkerProcess()
    expect(await liveAfterMs(productId, restartedAt)).toBeLessThan(10_000)
  }, 60_000)
})
