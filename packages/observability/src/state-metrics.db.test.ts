import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { saveStatusRecord } from '@rasteh/shop-store/platform/status-records'
import { loadShopState } from '@rasteh/shop-store/reads/shop-state'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchShopState } from './state-metrics.ts'

const database = useTestDatabase()
let shop: Pool
beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test', max: 2 })
  await database.owner.query('select shop.enqueue(\'purge-pages\', \'{"keys": ["a"]}\')')
  await database.owner.query(
    "update jobs.job set created_on = now() - interval '90 seconds', start_after = now() - interval '90 seconds'",
  )
  await saveStatusRecord(shop, 'backup', { parts: 3 })
})
afterAll(() => shop.end())

describe('how the shop is', () => {
  it('is told as figures that Prometheus reads', async () => {
    const registry = new Registry()
    watchShopState(registry, shop)
    const text = await registry.metrics()
    expect(text).toMatch(/rasteh_jobs\{queue="purge-pages",state="late"\} 1/)
    expect(Number(/^rasteh_purge_lag_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90)
    expect(text).toMatch(/rasteh_search_index_lag_seconds 0/)
    expect(text).toMatch(/rasteh_holds\{kind="units"\} 0/)
    expect(text).toMatch(/rasteh_payment_attempts_overdue 0/)
    expect(text).toMatch(/rasteh_backup_age_seconds \d/)
    expect(text).toMatch(/rasteh_database_standbys 0/)
  })

  it('is told to the dashboard too, which may not look into the queue itself', async () => {
    const web = openPool({ url: database.urls.web, name: 'test-web', max: 1, readOnly: true })
    const { queues, statusRecords } = await loadShopState(web)
    await expect(web.query('select * from jobs.job')).rejects.toMatchObject({ code: '42501' })
    await web.end()
    expect(queues).toMatchObject([{ queue: 'purge-pages', waiting: 1, late: 1, failed: 0 }])
    expect(statusRecords.backup?.facts).toEqual({ parts: 3 })
    expect(statusRecords.backup?.at).toBeInstanceOf(Date)
  })
})
