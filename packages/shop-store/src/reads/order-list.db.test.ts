import { ORDER_STATES } from '@rasteh/shop-core/order'
import { NO_ORDER_QUERY, type OrderFilterParams, readOrderFilter } from '@rasteh/shop-core/order-list'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { beforeAll, describe, expect, it } from 'vitest'
import { countOrders, loadOrderList, ORDER_COUNT_SHOWN } from './order-list.ts'
import { openReadPool } from './pool.ts'

const database = useTestDatabase()
let reads: ReturnType<typeof openReadPool>
beforeAll(async () => {
  reads = openReadPool(database.urls.web)
  await fill()
  return () => reads.end()
})

/** Orders by what the tests call them. */
const ids: Record<string, string> = {}
let sku: string

/** Twelve o'clock at night in Tehran is half past eight in the evening in London. */
async function fill() {
  const teapot = await addProduct(database.owner, { stock: 100 })
  const glass = await addProduct(database.owner, { stock: 100 })
  sku = `POT-${teapot.variantId}`
  for (const [{ productId, variantId }, title, code] of [
    [teapot, 'قوری چینی', sku],
    [glass, 'لیوان بلور', `${sku}-X`],
  ] as const) {
    await database.owner.query('update public.variants set sku = $2 where id = $1', [variantId, code])
    await database.owner.query('update public.products_locales set title = $2 where _parent_id = $1', [
      productId,
      title,
    ])
  }
  const add = async (name: string, change: string, product = teapot) => {
    const { orderId } = await addPlacedOrder(database.owner, { product, state: 'confirmed', isPaid: true })
    ids[name] = orderId
    await database.owner.query(`update shop.orders set placed_at = '2026-11-10T08:00:00Z' where id = $1`, [
      orderId,
    ])
    await database.owner.query(`update shop.orders set ${change} where id = $1`, [orderId])
  }
  await add('plain', `delivery_method_id = null`)
  await add('last minute', `placed_at = '2026-11-22T20:29:59Z'`)
  await add('next day', `placed_at = '2026-11-22T20:30:00Z'`)
  await add('shiraz', `address = address || '{"provinceId": 17, "cityTitle": "شیراز"}'`)
  await add('fetched', `method_id = 5, address = null`)
  await add('by courier', 'delivery_method_id = 77')
  await add('dear', 'payable_rial = 900000000')
  await add('free', 'payable_rial = 0')
  await add('with a code', `special_code = 'NOWRUZ14'`)
  await add('noted', 'culture = culture')
  await add('glass', 'culture = culture', glass)
  await add('parcel', `state = 'shipped', tracking_code = 'TRACK-1'`)
  await database.owner.query(`select shop.note_order($1, 1, 'کادو')`, [ids.noted])
}

const named = (orders: readonly { id: string }[]) =>
  orders.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))

async function found(params: OrderFilterParams, text = '') {
  const query = { ...NO_ORDER_QUERY, text, filter: readOrderFilter(params) }
  const { orders } = await loadOrderList(reads, { ...query, cursor: null, limit: 50 })
  expect(await countOrders(reads, query)).toBe(orders.length)
  return named(orders)
}

describe('the list of orders', () => {
  it.each([
    [{ from: '۱۴۰۵/۰۹/۰۱', to: '1405-09-01' }, ['last minute']],
    [{ from: '1405/09/02' }, ['next day']],
    [{ state: 'shipped' }, ['parcel']],
    [{ province: '۱۷' }, ['shiraz']],
    [{ city: 'شيراز' }, ['shiraz']],
    [{ province: '8', city: 'شیراز' }, []],
    [{ delivery: '77' }, ['by courier']],
    [{ payment: '٥' }, ['fetched']],
    [{ min: '900,000,000' }, ['dear']],
    [{ max: '۰' }, ['free']],
    [{ product: 'لیوان' }, ['glass']],
    [{ code: 'nowruz۱۴' }, ['with a code']],
    [{ note: '1' }, ['noted']],
    [{ note: '1', payment: '5' }, []],
    [{ state: 'shipped,confirmed', min: '900000000', province: '8' }, ['dear']],
  ] as const)('by %j has %j', async (params, orders) => {
    expect(await found(params)).toEqual(orders)
  })

  it('of a code of the stock has its own orders alone, though another code begins like it', async () => {
    expect(await found({ product: `${sku}-X` })).toEqual(['glass'])
    const own = await found({ product: sku })
    expect(own).not.toContain('glass')
    expect(own).toHaveLength(Object.keys(ids).length - 1)
    expect(await found({ product: sku.slice(0, -1) })).toContain('glass')
  })

  it('is asked by words and filters together, also by the code of a parcel', async () => {
    expect(await found({}, 'TRACK-1')).toEqual(['parcel'])
    expect(await found({ state: 'confirmed' }, 'TRACK-1')).toEqual([])
    expect(await found({ product: '%' })).toEqual([])
    for (const hostile of ["x'; drop table shop.orders; --", "\\'; select 1; --", '$1', "'||(select 1)||'"]) {
      expect(await found({}, hostile)).toEqual([])
      expect(await found({ product: hostile, city: hostile })).toEqual([])
      expect(await found({ code: hostile })).toEqual([])
    }
  })

  it('comes page after page, each order once', async () => {
    const query = { ...NO_ORDER_QUERY, filter: readOrderFilter({ state: ORDER_STATES.join(',') }), limit: 5 }
    const seen: string[] = []
    let cursor: number | null = null
    do {
      const page: Awaited<ReturnType<typeof loadOrderList>> = await loadOrderList(reads, { ...query, cursor })
      seen.push(...page.orders.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(seen.sort()).toEqual(Object.values(ids).sort())
  })

  it('is counted up to a thousand, and one more says that there are more', async () => {
    await database.owner.query(
      `insert into shop.orders (customer_id, special_code) select o.customer_id, 'MANY'
       from shop.orders o, generate_series(1, $2::int) where o.id = $1`,
      [ids.plain, ORDER_COUNT_SHOWN + 50],
    )
    const query = { ...NO_ORDER_QUERY, filter: readOrderFilter({ code: 'many' }) }
    expect(await countOrders(reads, query)).toBe(ORDER_COUNT_SHOWN + 1)
  })
})
