import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordStatements } from '../setup/record-statements.ts'
import { ORIGIN, sessionOf, useContent } from '../setup/use-content.ts'

const VARIANTS = 200
const ATTEMPTS = 20
const AIM_MS = 2_000

const database = useTestDatabase()
const content = useContent(database)
const sessions: Record<string, string> = {}
let productId: number

beforeAll(async () => {
  for (const role of ['editor', 'manager'] as const) {
    const person = { email: `${role}@example.test`, password: 'a-long-password' }
    await content.payload.create({ collection: 'staff', data: { ...person, name: 'سارا', role } })
    sessions[role] = sessionOf(await content.rest('POST', 'staff/login', { body: person }))
  }
  const added = await addProduct(database.owner, { title: 'كيف چرمي', priceRial: 1_000_000, stock: 0 })
  productId = added.productId
  await database.owner.query(
    `with made as (
       insert into public.variants (product_id, sku) select $1, 'G-' || n from generate_series(2, $2::int) n returning id
     ) insert into public.prices (variant_id, unit_price_rial) select id, 1000000 from made`,
    [productId, VARIANTS],
  )
}, 120_000)

type Row = { variantId: number; sku: string; priceRial: number; onHand: number; product: string }
type Fault = { variantId: number; field: string; fault: { kind: string } }
type Body = {
  rows: Row[]
  next: { key: number; id: number } | null
  count: number
  changeId: string
  refusal: { kind: string; faults: Fault[] }
}
type Edit = { variantId: number; typed: Record<string, string>; seen: Record<string, number | string> }

const call = async (path: string, body: object, role = 'manager') => {
  const answer = await content.rest('POST', `product-grid/${path}`, { body, cookie: sessions[role] ?? '' })
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Body }
}
const rowsNow = async () => (await call('page', { filter: { productId, sort: 'sku' } })).body.rows
const repriced = ({ variantId, priceRial }: Row, price: string): Edit => ({
  variantId,
  typed: { priceRial: price },
  seen: { priceRial },
})
const save = (edits: Edit[], reason = '') => call('save', { edits, reason })

describe('200 variants of one product', () => {
  it('pasted with 5 faults: 5 cells are named and nothing is saved; mended, all are saved, and undone exactly', async () => {
    const before = await rowsNow()
    expect(before).toHaveLength(VARIANTS)
    const edits = before.map((row, n) => {
      const edit = repriced(row, `۱٬${String(n).padStart(3, '0')}٬۰۰۰`)
      return { ...edit, typed: { ...edit.typed, stockDelta: '+۷' } }
    })
    const faulty = structuredClone(edits)
    const places = [3, 50, 77, 120, 199]
    const texts = ['گران', '0', '', '-5', '99999999999999999']
    for (const [n, place] of places.entries())
      Object.assign(faulty[place]?.typed ?? {}, { priceRial: texts[n] })
    const refused = await save(faulty, 'purchase')
    expect(refused.status).toBe(409)
    expect(refused.body.refusal.faults.map(({ variantId, field }) => [variantId, field])).toEqual(
      places.map((place) => [before[place]?.variantId, 'priceRial']),
    )
    expect(await rowsNow()).toEqual(before)

    const saved = await save(edits, 'purchase')
    expect(saved.status).toBe(200)
    expect((await rowsNow()).map(({ priceRial, onHand }) => [priceRial, onHand])).toEqual(
      before.map((_, n) => [(1_000 + n) * 10_000, 7]),
    )
    expect((await call('undo', { id: saved.body.changeId })).status).toBe(200)
    expect(await rowsNow()).toEqual(before)
  })

  it('are saved with as many statements as two are', async () => {
    const sentFor = async (count: number) => {
      const edits = (await rowsNow())
        .slice(0, count)
        .map((row) => repriced(row, String(row.priceRial / 10 + 1)))
      const record = recordStatements(content.payload)
      const { status } = await save(edits)
      return { status, statements: record.stop().length }
    }
    expect(await sentFor(VARIANTS)).toEqual(await sentFor(2))
  })

  it(`are saved within ${AIM_MS} ms, 95 of a hundred times`, async () => {
    const took: number[] = []
    for (let n = 0; n < ATTEMPTS; n += 1) {
      const edits = (await rowsNow()).map((row) => repriced(row, String(row.priceRial / 10 + 1)))
      const startedAt = performance.now()
      expect((await save(edits)).status).toBe(200)
      took.push(performance.now() - startedAt)
    }
    const p95 = took.toSorted((a, b) => a - b)[Math.ceil(ATTEMPTS * 0.95) - 1]
    expect(p95).toBeLessThan(AIM_MS)
  }, 120_000)

  it('that two managers save at once are saved by one of them, and the other is told each cell', async () => {
    const edits = (await rowsNow()).slice(0, 20).map((row) => repriced(row, String(row.priceRial / 10 + 5)))
    const answers = await Promise.all([save(edits), save(edits)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refusal = answers.find(({ status }) => status === 409)?.body.refusal
    expect(refusal?.faults.map(({ field, fault }) => [field, fault.kind])).toEqual(
      edits.map(() => ['priceRial', 'changed']),
    )
  })
})

describe('the list', () => {
  it('finds what is spelled in another way', async () => {
    const { body } = await call('page', { filter: { search: 'کیف چرمی', sort: 'newest' } })
    expect(body.count).toBe(VARIANTS)
  })

  it.each(['newest', 'title', 'sku', 'cheapest', 'dearest'])(
    'by %s shows each row once, page after page',
    async (sort) => {
      await database.owner.query(
        `insert into public.variants (product_id, sku) select $1, $2 || '-' || n from generate_series(1, 60) n`,
        [productId, `S-${sort}`],
      )
      const seen: number[] = []
      let after: Body['next'] = null
      do {
        const { body } = await call('page', { filter: { sort }, after })
        seen.push(...body.rows.map(({ variantId }) => variantId))
        after = body.next
      } while (after !== null)
      const priced = sort.endsWith('est') && sort !== 'newest'
      const { rows } = await database.owner.query(
        `select count(*)::int as count from public.variants v ${priced ? 'join public.prices p on p.variant_id = v.id' : ''}`,
      )
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length).toBe(rows[0].count)
    },
  )

  it.each([
    [{ missing: 'price' }, 'v.id not in (select variant_id from public.prices)'],
    [{ stock: 'out' }, 'v.id not in (select variant_id from shop.stock_buckets where on_hand > reserved)'],
    [
      { minRial: 10_000_001 },
      'v.id in (select variant_id from public.prices where unit_price_rial > 10000000)',
    ],
  ])('by %j shows those alone', async (filter, where) => {
    const { body } = await call('page', { filter: { ...filter, sort: 'newest' } })
    const { rows } = await database.owner.query(
      `select count(*)::int as count from public.variants v where ${where}`,
    )
    expect(body.count).toBe(rows[0].count)
  })
})

describe('the calls of the grid', () => {
  const PATHS = ['page', 'check', 'save', 'undo']

  it.each(PATHS)('refuse an editor and a stranger: %s', async (path) => {
    expect((await call(path, { filter: {}, edits: [], reason: '' }, 'editor')).status).toBe(403)
    expect((await call(path, { filter: {}, edits: [], reason: '' }, 'nobody')).status).toBe(403)
  })

  it('refuse a session that comes from another origin', async () => {
    const given = {
      body: { edits: [], reason: '' },
      cookie: sessions.manager ?? '',
      origin: `${ORIGIN}.evil.test`,
    }
    expect((await content.rest('POST', 'product-grid/save', given)).status).toBe(403)
  })

  it.each([
    ['page', {}],
    ['page', { filter: { sort: 'price; drop' } }],
    ['page', { filter: { sort: 'newest' }, after: { key: 'x', id: 1 } }],
    ['page', { filter: { sort: 'sku' }, after: { key: 5, id: 1 } }],
    ['save', { edits: 5, reason: '' }],
    ['save', { edits: [{ variantId: 1, typed: { product: '7' }, seen: {} }], reason: '' }],
    ['check', { edits: [] }],
    ['undo', { id: "x' or 1" }],
  ])('answer 422 to what is not from the page: %s %j', async (path, body) => {
    expect((await call(path, body)).status).toBe(422)
  })

  it('refuse rows that are not there, and more rows than a save takes', async () => {
    const foreign = await save([{ variantId: 2_000_000_000, typed: { step: '2' }, seen: { step: 1 } }])
    expect(foreign.body.refusal.faults).toMatchObject([{ field: 'step', fault: { kind: 'gone' } }])
    const many = Array.from({ length: 2_001 }, (_, n) => ({
      variantId: n + 1,
      typed: { step: '2' },
      seen: {},
    }))
    expect((await save(many)).body.refusal.kind).toBe('too-many-rows')
  })
})
