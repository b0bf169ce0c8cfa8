import type { ContentPool } from '@rasteh/dashboard/content-pool'
import { checkImport } from '@rasteh/dashboard/import-export/check-import'
import { sheetHeaders } from '@rasteh/messages/dashboard'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionOf, useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let web: pg.Pool
let cookie: string
let variantId: number
let sku: string

beforeAll(async () => {
  web = new pg.Pool({ connectionString: database.urls.web })
  const person = { email: 'manager@example.test', password: 'a-long-password' }
  await content.payload.create({ collection: 'staff', data: { ...person, name: 'سارا', role: 'manager' } })
  cookie = sessionOf(await content.rest('POST', 'staff/login', { body: person }))
}, 120_000)
afterAll(() => web.end())

/** Asked 1,200,000 a month and a half ago, and 1,000,000 since. */
beforeEach(async () => {
  variantId = (await addProduct(database.owner, { priceRial: 1_000_000, stock: 5 })).variantId
  await database.owner.query(
    `with past as (update shop.price_steps set at = now() - interval '40 days' where variant_id = $1)
     insert into shop.price_steps values ($1, now() - interval '45 days', 1200000)`,
    [variantId],
  )
  const { rows } = await database.owner.query('select sku from public.variants where id = $1', [variantId])
  sku = rows[0].sku
})

type Body = {
  errors: [{ message: string; data: { kind: string } }]
  refusal?: { faults: [{ fault: { kind: string } }] }
  preview: { rows: [{ refusal: string | null }] }
}
const ask = async (rial: number, daysAgo: number) =>
  database.owner.query(
    `insert into shop.price_steps values ($1, now() - $3 * interval '1 day', $2), ($1, now() - ($3 - 1) * interval '1 day', 1000000)`,
    [variantId, rial, daysAgo],
  )
const call = async (path: string, body: object, method: 'POST' | 'PATCH' = 'POST') => {
  const answer = await content.rest(method, path, { body, cookie })
  return { status: answer.status, body: (await answer.json()) as Body }
}
const priceId = async () =>
  (await database.owner.query('select id from public.prices where variant_id = $1', [variantId])).rows[0].id
const pricesNow = async () =>
  (
    await database.owner.query(
      'select unit_price_rial::int as unit, old_price_rial::int as struck from public.prices where variant_id = $1',
      [variantId],
    )
  ).rows[0]

const METHODS: Record<string, (struckRial: number) => Promise<string>> = {
  'the form': async (struckRial) => {
    const answer = await call(`prices/${await priceId()}`, { oldPriceRial: struckRial }, 'PATCH')
    return answer.body.errors?.[0]?.data?.kind ?? 'saved'
  },
  'the product grid': async (struckRial) => {
    const edit = { variantId, typed: { struckRial: String(struckRial / 10) }, seen: { struckRial: null } }
    const { body } = await call('product-grid/save', { edits: [edit], reason: '' })
    return body.refusal?.faults[0].fault.kind ?? 'saved'
  },
  'an import': async (struckRial) => {
    const headers = sheetHeaders.prices
    const rows = [
      { rowNo: 1, cells: [headers.sku[0], headers.oldPriceRial[0]] },
      { rowNo: 2, cells: [sku, String(struckRial)] },
    ]
    const made = await checkImport(web as ContentPool, {
      kind: 'prices',
      fileName: 'قیمت.csv',
      madeBy: 'سارا',
      rows,
    })
    const { rows: found } = await database.owner.query(
      'select action, faults from shop.import_rows where import_id = $1',
      [made.ok && made.value],
    )
    return found[0].faults[0]?.kind ?? 'saved'
  },
}

describe.each(Object.entries(METHODS))('a struck price by %s', (_, put) => {
  it('that nobody was asked in thirty days is refused, however it was before', async () => {
    expect(await put(1_200_000)).toBe('struck-never-asked')
    expect(await pricesNow()).toEqual({ unit: 1_000_000, struck: null })
  })

  it('that was asked in these days is taken', async () => {
    await ask(1_200_000, 20)
    expect(await put(1_200_000)).toBe('saved')
  })
})

describe('bulk pricing', () => {
  const cut = async (keepOldPrice: boolean) => {
    const form = {
      ...{ choose: 'list', categoryId: '', brand: '', list: sku, move: 'percent', direction: 'down' },
      ...{ value: '۱۰', roundTo: '10', roundingWay: 'nearest', keepOldPrice },
    }
    const { preview } = (await call('price-desk/preview', { form })).body
    return preview.rows[0].refusal
  }

  it('lowers no price under a struck one that nobody was asked, unless today’s is struck', async () => {
    await database.owner.query('update public.prices set old_price_rial = 1300000 where variant_id = $1', [
      variantId,
    ])
    expect(await cut(false)).toBe('struck-never-asked')
    expect(await cut(true)).toBeNull()
  })
})

describe('an offer', () => {
  const offer = (percent: number) => ({ variant: variantId, kind: 'percent', percent, showDay: true })

  it('on a price that was asked is taken, and refused under a struck price that was not, in words', async () => {
    await database.owner.query('update public.prices set old_price_rial = 1300000 where variant_id = $1', [
      variantId,
    ])
    const refused = await call('offers', offer(10))
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0]).toMatchObject({
      message:
        'قیمت خط‌خوردهٔ ۱۳۰,۰۰۰ تومان در ۳۰ روز گذشته قیمت فروش این کالا نبوده است. بیشترین قیمت این مدت: ۱۰۰,۰۰۰ تومان.',
      data: { kind: 'struck-never-asked' },
    })
    await database.owner.query('update public.prices set old_price_rial = null where variant_id = $1', [
      variantId,
    ])
    expect((await call('offers', offer(10))).status).toBe(201)
  })

  it('that runs forbids raising the price below it: nobody was asked that', async () => {
    expect((await call('offers', offer(10))).status).toBe(201)
    const raised = await call(`prices/${await priceId()}`, { unitPriceRial: 2_000_000 }, 'PATCH')
    expect(raised.body.errors[0].data).toEqual({ kind: 'struck-never-asked' })
    expect((await call(`prices/${await priceId()}`, { unitPriceRial: 900_000 }, 'PATCH')).status).toBe(200)
  })

  it('for a variant that is not there is refused', async () => {
    expect((await call('offers', { ...offer(10), variant: 2_000_000_000 })).status).toBe(409)
    expect((await call('offers', { ...offer(10), variant: "1'; --" })).status).toBe(400)
  })
})
