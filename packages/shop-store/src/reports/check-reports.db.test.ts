import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Database, openPool } from '../platform/pool.ts'
import { checkReports } from './check-reports.ts'
import { countDueDays } from './count-days.ts'
import { placeOn } from './report-days.builder.ts'

const database = useTestDatabase()
beforeAll(async () => {
  for (const daysAgo of [2, 4]) {
    const { orderId } = await addPlacedOrder(database.owner, { state: 'confirmed', isPaid: true })
    await placeOn(database.owner, orderId, daysAgo, '10:00')
  }
  while ((await countDueDays(database.owner)) > 0);
})

async function broken(from: Database): Promise<string[]> {
  const checks = await checkReports(from)
  return checks.filter((check) => check.broken.length > 0).map(({ name }) => name)
}

describe('the check of the reports', () => {
  it.each([
    'update shop.report_parts set payable_rial = payable_rial + 1 where part = $$all$$',
    'update shop.report_parts set orders = orders + 1 where part = $$hour$$',
    'update shop.report_parts set refund_rial = 1 where part = $$all$$',
    'update shop.report_parts set returned_units = 1 where part = $$all$$',
    'update shop.report_parts set key = $$23$$ where part = $$hour$$',
    'update shop.report_parts set goods_rial = goods_rial - 1 where part = $$tax$$',
    'delete from shop.report_parts where part = $$city$$',
    'delete from shop.report_parts where part = $$all$$',
    'delete from shop.report_goods',
    'update shop.report_goods set units = units + 1',
    'update shop.report_parts set day = day - 1',
  ])('notices what was falsified: %s', async (statement) => {
    const client = await database.owner.connect()
    await client.query('begin')
    const before = await broken(client)
    await client.query(statement)
    const after = await broken(client)
    await client.query('rollback')
    client.release()
    expect(before).toEqual([])
    expect(after).not.toEqual([])
  })
})

describe('the sums', () => {
  it.each(['report_days', 'report_parts', 'report_goods', 'report_changes'])(
    'of %s are the worker’s to write and nobody else’s',
    async (table) => {
      const web = openPool({ url: database.urls.web, name: 'test-web', max: 1 })
      await expect(web.query(`delete from shop.${table}`)).rejects.toMatchObject({ code: '42501' })
      await expect(web.query("select shop.count_report_day('2026-01-01')")).rejects.toMatchObject({
        code: '42501',
      })
      await expect(web.query(`select 1 from shop.${table}`)).resolves.toBeDefined()
      await web.end()
    },
  )
})
