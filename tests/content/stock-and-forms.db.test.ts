import { randomUUID } from 'node:crypto'
import { takeStock } from '@rasteh/shop-store/catalogue/stock'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { loadStockOf } from '@rasteh/shop-store/reads/stock'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf, useContent } from '../setup/use-content.ts'

/** `pnpm prove bulk-pricing` saves and sells 100 times. */
const SAVES = Number(process.env.FORM_SAVES ?? 20)

const database = useTestDatabase()
const content = useContent(database)
const sessions: Record<string, string> = {}
let shop: Pool

beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 16 })
  for (const role of ['editor', 'manager'] as const) {
    const person = { email: `${role}@example.test`, password: 'a-long-password' }
    await content.payload.create({ collection: 'staff', data: { ...person, name: 'سارا', role } })
    sessions[role] = sessionOf(await content.rest('POST', 'staff/login', { body: person }))
  }
})
afterAll(() => shop?.end())

const save = async (path: string, body: object) =>
  (await content.rest('PATCH', path, { body, cookie: sessions.manager ?? '' })).status
const times = (count: number, act: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))
const stockOf = async (variantId: number) => (await loadStockOf(shop, [variantId])).get(variantId)

describe('saving a form while the shop sells', () => {
  it(`leaves the stock exactly right after ${SAVES} saves against ${SAVES} sales`, async () => {
    const { productId, variantId } = await addProduct(database.owner, { stock: SAVES + 5 })
    const expiresAt = new Date(Date.now() + 600_000)
    const sell = () => takeStock(shop, { variantId, quantity: 1, holder: randomUUID(), expiresAt })
    const [sold, products, variants, adjusted] = await Promise.all([
      times(SAVES, sell),
      times(SAVES, (n) => save(`products/${productId}`, { title: `چای شمارهٔ ${n}` })),
      times(SAVES, (n) => save(`variants/${variantId}`, { weightGrams: n })),
      times(5, () => stockCall('adjust', { variantId, form: { ...FORM, quantity: '۲' } })),
    ])
    expect(sold).toEqual(Array(SAVES).fill(true))
    expect([...new Set([...products, ...variants])]).toEqual([200])
    expect(adjusted.map((answer) => (answer as { status: number }).status)).toEqual(Array(5).fill(200))
    expect(await stockOf(variantId)).toEqual({ onHand: SAVES + 15, held: SAVES, sellable: 15 })
    const { rows } = await shop.query('select sum(delta)::int from shop.stock_moves where variant_id = $1', [
      variantId,
    ])
    expect(rows).toEqual([{ sum: SAVES + 15 }])
  }, 600_000)
})

const FORM = { direction: 'in', quantity: '1', reason: 'purchase', note: '' }

async function stockCall(path: string, body: object, role = 'manager') {
  const sent = { shown: 0, form: FORM, ...body }
  const answer = await content.rest('POST', `stock/${path}`, { body: sent, cookie: sessions[role] ?? '' })
  const read = (await answer.json()) as { stock?: object; moves?: object[]; refusal?: { kind: string } }
  return { status: answer.status, body: read }
}

describe('the stock panel’s calls', () => {
  it('add and take away by a difference, and write down why and by whom', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 5 })
    const form = { direction: 'out', quantity: '۲', reason: 'damage', note: 'افتاد' }
    const { body } = await stockCall('adjust', { variantId, form })
    expect(body.stock).toEqual({ onHand: 3, held: 0, sellable: 3 })
    expect(body.moves?.[0]).toMatchObject({ delta: -2, reason: 'damage: افتاد', madeBy: 'سارا' })
  })

  it('take nothing away that is held for a buyer', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 5 })
    await takeStock(shop, {
      variantId,
      quantity: 4,
      holder: randomUUID(),
      expiresAt: new Date(Date.now() + 60_000),
    })
    const refused = await stockCall('adjust', {
      variantId,
      form: { ...FORM, direction: 'out', quantity: '2' },
    })
    expect(refused).toMatchObject({ status: 409, body: { refusal: { kind: 'held-for-buyers' } } })
    expect(await stockOf(variantId)).toEqual({ onHand: 5, held: 4, sellable: 1 })
  })

  it('take a count as a difference to what was shown, and refuse it when that moved meanwhile', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 5 })
    const counted = (shown: number) =>
      stockCall('count', { variantId, shown, form: { ...FORM, quantity: '9' } })
    expect((await counted(5)).body.stock).toMatchObject({ onHand: 9 })
    expect(await counted(5)).toMatchObject({
      status: 409,
      body: { refusal: { kind: 'moved-meanwhile', stock: { onHand: 9 } } },
    })
  })

  it.each(['adjust', 'count'])('are closed to editors and strangers: %s', async (path) => {
    const { variantId } = await addProduct(database.owner, { stock: 5 })
    expect((await stockCall(path, { variantId }, 'editor')).status).toBe(403)
    expect((await stockCall(path, { variantId }, 'nobody')).status).toBe(403)
  })

  it.each([{}, { variantId: -1 }, { variantId: 1, form: {} }, { variantId: 1, form: { ...FORM, note: 5 } }])(
    'answer 422 to what is not from the panel: %j',
    async (body) => {
      expect((await stockCall('adjust', body)).status).toBe(422)
    },
  )
})
