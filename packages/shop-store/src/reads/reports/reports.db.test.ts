import { planRefund } from '@rasteh/shop-core/refunds'
import { type DayRange, GOODS_PARTS, type NO_SALES, ORDER_PARTS } from '@rasteh/shop-core/reports'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { addCode, addCustomer, addMarketer } from '@rasteh/test-kit/trade'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantRefund } from '../../payments/refund-parts.ts'
import { openPool, type Pool } from '../../platform/pool.ts'
import { checkReports } from '../../reports/check-reports.ts'
import { countDueDays } from '../../reports/count-days.ts'
import { dayBack, placeOn } from '../../reports/report-days.builder.ts'
import { loadManagedOrders } from '../managed-order.ts'
import { loadOrderReturns, toRefundFacts } from '../order-returns.ts'
import { loadLeftBaskets } from './baskets.ts'
import { loadGoodsBy } from './goods.ts'
import { loadDaySums, loadSalesBy, loadUncountedDays } from './sales.ts'
import { loadDeadStock, loadStockCover, loadStockValue } from './stock.ts'

const database = useTestDatabase()
let shop: Pool
let range: DayRange
let compared: DayRange
let tea: { productId: number; variantId: number }
let cup: { productId: number; variantId: number }
let marketerId: number
let codeId: number

/** A few orders of the last days: tea by a code in Tehran, a cup twice, one of them given back in part today. */
beforeAll(async () => {
  const { owner } = database
  shop = openPool({ url: database.urls.shop, name: 'test-reports', max: 4 })
  tea = await addProduct(owner, { title: 'چای', stock: 100, priceRial: 500_000 })
  cup = await addProduct(owner, { title: 'فنجان', stock: 100, priceRial: 200_000 })
  await addProduct(owner, { title: 'شمعدان', stock: 3, priceRial: 9_000_000 })
  marketerId = await addMarketer(owner, (await addCustomer(owner)).customerId, 'بهار')
  codeId = (await addCode(owner, { code: 'BAHAR', marketerId })).codeId
  const sold = { state: 'delivered', isPaid: true, quantity: 2 }
  const coded = await addPlacedOrder(owner, {
    ...sold,
    product: tea,
    payableRial: 1_050_000,
    postalRial: 50_000,
  })
  await owner.query('update shop.orders set code_id = $2 where id = $1', [coded.orderId, codeId])
  await placeOn(owner, coded.orderId, 2, '09:30')
  const given = await addPlacedOrder(owner, { ...sold, product: cup, payableRial: 400_000, methodId: 1 })
  await placeOn(owner, given.orderId, 1, '21:15')
  const before = await addPlacedOrder(owner, { ...sold, product: cup, payableRial: 300_000 })
  await placeOn(owner, before.orderId, 5)
  const today = await addPlacedOrder(owner, { ...sold, product: tea, payableRial: 600_000 })
  // In the first minute of the day, which is over whenever the tests run.
  await placeOn(owner, today.orderId, 0, '00:00')
  await giveBack(coded.orderId)
  range = { from: (await dayBack(owner, 2)).day, to: (await dayBack(owner, 0)).day }
  compared = { from: (await dayBack(owner, 5)).day, to: (await dayBack(owner, 3)).day }
})
afterAll(() => shop.end())

async function giveBack(orderId: string): Promise<void> {
  const [order] = await loadManagedOrders(shop, [orderId])
  const returns = await loadOrderReturns(shop, orderId)
  if (!order || !returns) throw new Error('the order is there')
  const wanted = { units: [{ position: 1, quantity: 1 }], deliveryRial: 50_000, goodwillRial: 0 }
  const plan = planRefund(toRefundFacts(order, returns), wanted)
  if (!plan.ok) throw new Error(plan.refusal.kind)
  const said = await grantRefund(shop, {
    orderId,
    staffId: 1,
    key: 'one',
    refundsSeen: 0,
    returnNumber: null,
    plan: plan.value,
    reason: 'شکسته بود',
    banks: [],
  })
  expect(said).toBe('done')
}

const figures = async () => {
  const [days, ...parts] = await Promise.all([
    loadDaySums(shop, range),
    ...ORDER_PARTS.map((part) => loadSalesBy(shop, part, { range, compared, limit: 100 })),
    ...GOODS_PARTS.map((part) => loadGoodsBy(shop, part, { range, compared, limit: 100 })),
  ])
  return { days, parts }
}

describe('the reports', () => {
  it('say the same from the orders as from the counted sums', async () => {
    const live = await figures()
    while ((await countDueDays(shop)) > 0);
    expect(await figures()).toEqual(live)
    const checks = await checkReports(database.owner)
    expect(checks.filter((check) => check.broken.length > 0)).toEqual([])
    expect(await loadUncountedDays(shop, range)).toBe(0)
  })

  it('have the sale on the day of its order and the refund on a day of its own', async () => {
    const days = await loadDaySums(shop, range)
    expect(days.map(({ orders, payableRial }) => [orders, payableRial])).toEqual([
      [1, 1_050_000],
      [1, 400_000],
      [1, 600_000],
    ])
    expect(days.map(({ refunds, refundRial }) => [refunds, refundRial])).toEqual([
      [0, 0],
      [0, 0],
      [1, 550_000],
    ])
  })

  it('tell sales apart by each part, and every part comes to the whole', async () => {
    const days = await loadDaySums(shop, range)
    const total = (of: (row: typeof NO_SALES) => number, rows: readonly (typeof NO_SALES)[]) =>
      rows.reduce((sum, row) => sum + of(row), 0)
    for (const part of ORDER_PARTS) {
      const rows = (await loadSalesBy(shop, part, { range, compared, limit: 100 })).map(({ sums }) => sums)
      expect(
        total(({ units }) => units, rows),
        part,
      ).toBe(6)
      if (part === 'tax') continue
      expect(
        total(({ payableRial }) => payableRial, rows),
        part,
      ).toBe(total(({ payableRial }) => payableRial, days))
      expect(
        total(({ refundRial }) => refundRial, rows),
        part,
      ).toBe(550_000)
    }
  })

  it('name codes and marketers, hours and places', async () => {
    const by = async (part: (typeof ORDER_PARTS)[number]) =>
      (await loadSalesBy(shop, part, { range, compared, limit: 100 })).map(
        ({ key, title, sums }) => [key, title, sums.orders] as const,
      )
    expect(await by('code')).toEqual([
      [String(codeId), 'BAHAR', 1],
      ['', null, 2],
    ])
    expect(await by('marketer')).toContainEqual([String(marketerId), 'بهار', 1])
    expect(await by('hour')).toEqual(expect.arrayContaining([['09', null, 1]]))
    expect(await by('province')).toEqual([['8', null, 3]])
    expect(await by('city')).toEqual([['8/تهران', null, 3]])
    expect(await by('payment')).toEqual([
      ['3', null, 2],
      ['1', null, 1],
    ])
  })

  it('show products beside what they sold before', async () => {
    const rows = await loadGoodsBy(shop, 'product', { range, compared, limit: 100 })
    expect(
      rows.map(({ title, sums, beforeRial }) => [title, sums.units, sums.payableRial, beforeRial]),
    ).toEqual([
      ['چای', 4, 1_600_000, 0],
      ['فنجان', 2, 400_000, 300_000],
    ])
    expect(rows[0]?.sums).toMatchObject({ refundRial: 500_000 })
    expect(await loadGoodsBy(shop, 'product', { range, compared, limit: 1 })).toHaveLength(1)
  })

  it('have nothing on days without orders, however long or far', async () => {
    const far = { from: '1990-01-01', to: '1999-12-31' }
    expect(await loadDaySums(shop, far)).toEqual([])
    const long = { from: '0001-01-01', to: '9999-12-30' }
    const days = await loadDaySums(shop, long)
    expect(days).toHaveLength(4)
  })
})

describe('the stock', () => {
  it('is worth its units at the price of today, and lasts as long as its pace lets it', async () => {
    const value = await loadStockValue(shop)
    expect(value).toEqual({
      variants: 3,
      units: 96 + 96 + 3,
      valueRial: 96 * 500_000 + 96 * 200_000 + 3 * 9_000_000,
      soldUnits: 6,
    })
    const cover = await loadStockCover(shop, 10)
    expect(cover.map(({ title, units, soldUnits }) => [title, units, soldUnits])).toEqual([
      ['فنجان', 96, 4],
      ['چای', 96, 2],
    ])
  })

  it('is dead where nothing was sold for so long, what was sold today is not', async () => {
    const dead = await loadDeadStock(shop, 30, 10)
    expect(dead.map(({ title, lastSold }) => [title, lastSold])).toEqual([['شمعدان', null]])
    const ofTwoDays = await loadDeadStock(shop, 0, 10)
    expect(ofTwoDays.map(({ title }) => title)).toEqual(['شمعدان', 'فنجان'])
    expect(ofTwoDays[1]?.lastSold).toBe((await dayBack(database.owner, 1)).day)
  })
})

describe('baskets', () => {
  it('were left when they hold something and nobody touched them for a day', async () => {
    await database.owner.query(
      `with b as (
         insert into shop.baskets (handle, secret_hash, updated_at)
         values ('left', 'x', now() - interval '30 hours'), ('fresh', 'x', now()), ('empty', 'x', now() - interval '30 hours')
         returning id, handle
       )
       insert into shop.basket_lines (basket_id, id, product_id, variant_id, quantity, seen_unit_price_rial)
       select b.id, shop.uuid_v7(), $1, $2, 3, 500000 from b where handle <> 'empty'`,
      [tea.productId, tea.variantId],
    )
    expect(await loadLeftBaskets(shop, range)).toEqual({
      baskets: 1,
      ofCustomers: 0,
      units: 3,
      valueRial: 1_500_000,
    })
    expect(await loadLeftBaskets(shop, { from: '1990-01-01', to: '1999-01-01' })).toMatchObject({
      baskets: 0,
    })
  })
})
