import { toCustomerSearch } from '@rasteh/shop-core/customers'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Pool } from '../platform/pool.ts'
import { FIND_CUSTOMERS, findCustomers, toSearchValues } from './customer-search.ts'
import { openReadPool } from './pool.ts'

const database = useTestDatabase()
const CROWD = 100_000
let reads: Pool
let saraId: number
let orderNumber: number

beforeAll(async () => {
  reads = openReadPool(database.urls.web)
  const { owner } = database
  await owner.query(
    `insert into public.customers (username, name, email)
     select '0935' || lpad((n * 7919 % 10000000)::text, 7, '0'), 'مشتری ' || n, n || '@rasteh.test'
     from generate_series(1, $1::int) n`,
    [CROWD],
  )
  const { rows } = await owner.query(
    `insert into public.customers (username, name, email) values ('09120004567', 'سارا كاظمي', 'sara.k@example.com') returning id`,
  )
  saraId = rows[0].id
  await owner.query(
    `insert into shop.profiles (customer_id, first_name, last_name, national_code, birth_date, marital_status)
     values ($1, 'سارا', 'کاظمی', '0084575948', '1990-01-01', 0)`,
    [saraId],
  )
  const sketch = {
    customerId: saraId,
    state: 'shipped',
    isPaid: true,
    mobile: '09370000001',
    receiver: 'بهار میرزایی',
  }
  const { orderId, number } = await addPlacedOrder(owner, sketch)
  orderNumber = number
  await owner.query(`update shop.orders set tracking_code = '218600402003124567891234' where id = $1`, [
    orderId,
  ])
  await owner.query('vacuum analyze public.customers, shop.profiles, shop.orders')
  return () => reads.end()
}, 180_000)

const find = async (typed: string) => {
  const search = toCustomerSearch(typed)
  return search ? findCustomers(reads, search, 20) : []
}
const idsOf = async (typed: string) => (await find(typed)).map(({ id }) => id)

describe('a customer among a hundred thousand', () => {
  it.each([
    ['the mobile in another script and with spaces', '۰۹۱۲ ۰۰۰ ۴۵۶۷'],
    ['the mobile with +98', '+98 912 000 4567'],
    ['the mobile with 0098', '00989120004567'],
    ['the last digits', '۰۰۰۴۵۶۷'],
    ['a name in Arabic letters', 'كاظمي'],
    ['a name in Persian letters', 'سارا کاظمی'],
    ['a part of the e-mail', 'SARA.K@'],
    ['the national code', '۰۰۸۴۵۷۵۹۴۸'],
    ['the code of a parcel', '218600402003124567891234'],
    ['the mobile on a parcel', '۰۹۳۷۰۰۰۰۰۰۱'],
    ['the name on a parcel', 'میرزایی'],
  ])('is found by %s', async (_, typed) => {
    expect(await idsOf(typed)).toEqual([saraId])
  })

  it('is found by the number of an order, and shown with what was bought', async () => {
    const found = await find(String(orderNumber))
    expect(found.find(({ id }) => id === saraId)).toMatchObject({
      name: 'سارا كاظمي',
      mobile: '09120004567',
      orders: 1,
    })
  })

  it('is not every customer for a sign that stands for all', async () => {
    expect(await idsOf('سارا%کاظمی')).toEqual([])
    expect(await idsOf('سارا_کاظمی')).toEqual([])
  })

  it.each(['۰۹۱۲۰۰۰۴۵۶۷', '۴۵۶۷', 'کاظمی', 'میرزایی', '۰۰۸۴۵۷۵۹۴۸', '218600402003124567891234'])(
    'is read by an index for %s, and no table is read whole',
    async (typed) => {
      const search = toCustomerSearch(typed)
      if (!search) throw new Error('it is looked for')
      const { rows } = await reads.query(
        `explain (analyze, format json) ${FIND_CUSTOMERS}`,
        toSearchValues(search, 20),
      )
      const text = JSON.stringify(rows[0])
      const wholeTables = [...text.matchAll(/"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g)].map(
        ([, table]) => table,
      )
      expect(wholeTables.filter((table) => table === 'customers')).toEqual([])
      expect(rows[0]['QUERY PLAN'][0]['Execution Time']).toBeLessThan(1_000)
    },
  )
})
