import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { addCustomer, addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkMoney } from '../payments/check-money.ts'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadCustomerPage } from '../reads/customer-page.ts'
import { openReadPool } from '../reads/pool.ts'
import { correctScore, noteCustomer } from './customer-care.ts'
import { checkCode } from './one-time-codes/check-code.ts'
import { keepCode } from './one-time-codes/keep-code.ts'

const database = useTestDatabase()
let shop: Pool
let reads: Pool
let staffId: number
beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'rasteh-test', max: 20 })
  reads = openReadPool(database.urls.web)
  staffId = (await addStaff(database.owner, 'manager')).staffId
  return () => Promise.all([shop.end(), reads.end()])
})
const PRESSES = 50
const press = <Said>(act: (index: number) => Promise<Said>) =>
  Promise.all(Array.from({ length: PRESSES }, (_, index) => act(index)))
const scoreOf = async (customerId: number) => (await loadCustomerPage(reads, customerId))?.score
const auditOf = async (customerId: number) =>
  (
    await database.owner.query(
      'select action, actor_id, detail from shop.audit_log where subject = $1 order by id',
      [`customer:${customerId}`],
    )
  ).rows

describe('a score that is corrected by hand', () => {
  const correct = (customerId: number, key: string, points: number) =>
    correctScore(shop, { customerId, staffId, key, points, reason: 'جبران تأخیر' })

  it('is one line of the ledger, with who did it, however often the button was pressed', async () => {
    const { customerId } = await addCustomer(database.owner)
    expect(new Set(await press(() => correct(customerId, 'press-0001', 30)))).toEqual(new Set(['done']))
    const page = await loadCustomerPage(reads, customerId)
    expect(page?.scoreMoves).toMatchObject([{ points: 30, reason: 'جبران تأخیر', staffName: 'manager' }])
    expect(await auditOf(customerId)).toEqual([
      { action: 'score-corrected', actor_id: staffId, detail: { points: 30, after: 30 } },
    ])
  })

  it('never falls below zero, also when fifty people take from it at once', async () => {
    const { customerId } = await addCustomer(database.owner)
    await correct(customerId, 'press-0001', 100)
    const said = await press((index) => correct(customerId, `take-${index}-0000`, -30))
    expect(said.filter((one) => one === 'done')).toHaveLength(3)
    expect(said.filter((one) => one === 'too-low')).toHaveLength(PRESSES - 3)
    expect(await scoreOf(customerId)).toBe(10)
    expect((await checkMoney(database.owner)).filter(({ broken }) => broken.length > 0)).toEqual([])
  })

  it('is refused for nobody, and its lines cannot be changed', async () => {
    expect(await correct(2_000_000_000, 'press-0001', 5)).toBe('not-found')
    await expect(shop.query('update shop.score_corrections set staff_id = 1')).rejects.toThrow(
      'permission denied',
    )
    await expect(shop.query('delete from shop.customer_notes')).rejects.toThrow('permission denied')
  })
})

it('keeps a note once, with who wrote it and when, the newest first', async () => {
  const { customerId } = await addCustomer(database.owner)
  const note = (key: string, text: string) => noteCustomer(shop, { customerId, staffId, key, text })
  await press(() => note('press-0001', 'پس از ساعت ۱۷ زنگ بزنید'))
  await note('press-0002', 'کادو پیچیده شود')
  expect((await loadCustomerPage(reads, customerId))?.notes).toMatchObject([
    { text: 'کادو پیچیده شود', staffName: 'manager' },
    { text: 'پس از ساعت ۱۷ زنگ بزنید', staffName: 'manager' },
  ])
  expect(await noteCustomer(shop, { customerId: 2_000_000_000, staffId, key: 'press-0001', text: 'x' })).toBe(
    false,
  )
})

describe('the page of a customer', () => {
  it('counts what was sold and paid, less what was given back, in one statement', async () => {
    const { customerId } = await addCustomer(database.owner)
    const paid = { customerId, state: 'delivered', isPaid: true, payableRial: 3_000_000 }
    const { orderId } = await addPlacedOrder(database.owner, paid)
    await addPlacedOrder(database.owner, { ...paid, payableRial: 1_000_000 })
    await addPlacedOrder(database.owner, { customerId, state: 'confirmed', methodId: 1 })
    await addPlacedOrder(database.owner, { customerId, state: 'cancelled', isPaid: true })
    await database.owner.query(
      `insert into shop.refunds (order_id, key, goods_rial, delivery_rial, goodwill_rial, made_by)
       values ($1, 'press-0001', 400000, 50000, 50000, 'staff 1')`,
      [orderId],
    )
    let statements = 0
    const counted = {
      query: (...given: Parameters<Pool['query']>) => {
        statements += 1
        return reads.query(...given)
      },
    } as typeof reads
    expect(await loadCustomerPage(counted, customerId)).toMatchObject({
      spentRial: 3_500_000,
      paidOrders: 2,
      soldOrders: 3,
      refundedRial: 500_000,
      orders: [{}, {}, { units: 2, refundedRial: 0 }, { number: expect.any(Number), refundedRial: 500_000 }],
    })
    expect(statements).toBe(1)
  })

  it('is that of nobody for an id that nobody has', async () => {
    expect(await loadCustomerPage(reads, 2_000_000_000)).toBeNull()
  })
})

it('shows that a code was sent and what became of it, never the code', async () => {
  const { customerId } = await addCustomer(database.owner)
  const { rows } = await database.owner.query('select username from public.customers where id = $1', [
    customerId,
  ])
  const asked = { identity: rows[0].username, purpose: 'sign-in', secret: 'secret-of-tests' } as const
  await keepCode(shop, { ...asked, code: '123456', culture: 'fa-IR' })
  const codes = async () => (await loadCustomerPage(reads, customerId))?.codes
  expect(await codes()).toEqual([
    { madeAt: expect.any(String), delivery: 'queued', isUsed: false, byStaff: true },
  ])
  // The browser of the customer asked for another code; the one that staff had sent opens all the same, once.
  const device = Buffer.alloc(32, 7)
  await keepCode(shop, { ...asked, code: '654321', culture: 'fa-IR', device })
  expect(await checkCode(shop, { ...asked, code: '123456', device })).not.toBeNull()
  expect(await checkCode(shop, { ...asked, code: '123456', device })).toBeNull()
  expect((await codes())?.[1]).toMatchObject({ isUsed: true, byStaff: true })
})
