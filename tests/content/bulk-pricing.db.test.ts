import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, sessionOf, useContent } from '../setup/use-content.ts'

/** `pnpm prove bulk-pricing` changes thousands. */
const PRICES = Number(process.env.BULK_PRICES ?? 500)

const database = useTestDatabase()
const content = useContent(database)
const sessions: Record<string, string> = {}
let skus: string[]

beforeAll(async () => {
  for (const role of ['editor', 'manager'] as const) {
    const person = { email: `${role}@example.test`, password: 'a-long-password' }
    await content.payload.create({ collection: 'staff', data: { ...person, name: 'سارا', role } })
    sessions[role] = sessionOf(await content.rest('POST', 'staff/login', { body: person }))
  }
  const { productId } = await addProduct(database.owner, { priceRial: 1_000_000, stock: 0 })
  const { rows } = await database.owner.query<{ sku: string }>(
    `with made as (
       insert into public.variants (product_id, sku) select $1, 'D-' || n from generate_series(1, $2::int) n returning id, sku
     ), priced as (
       insert into public.prices (variant_id, unit_price_rial, old_price_rial)
       select id, 100000 + id * 1370, case when id % 3 = 0 then 200000 + id * 1370 end from made
     ) select sku from made`,
    [productId, PRICES],
  )
  skus = rows.map(({ sku }) => sku)
}, 120_000)

const FORM = {
  choose: 'list',
  categoryId: '',
  brand: '',
  list: '',
  move: 'percent',
  direction: 'up',
  value: '۷',
  roundTo: '10',
  roundingWay: 'nearest',
  keepOldPrice: false,
}
type Amounts = { unitRial: number; struckRial: number | null }
type Preview = { digest: string; scheduled: number; rows: { old: Amounts; new: Amounts }[] }
type Change = { id: string; state: string }
type Answer = { preview: Preview; change: Change; refusal: { kind: string; preview: Preview } }

const call = async (path: string, body: object, role = 'manager') => {
  const answer = await content.rest('POST', `price-desk/${path}`, { body, cookie: sessions[role] ?? '' })
  return { status: answer.status, body: (await answer.json()) as Answer }
}
const form = (given: Partial<typeof FORM> = {}) => ({ ...FORM, list: skus.join('\n'), ...given })
const prices = async () => {
  const { rows } = await database.owner.query<{ id: number; unit: number; struck: number | null }>(
    'select variant_id as id, unit_price_rial as unit, old_price_rial as struck from public.prices order by variant_id',
  )
  return rows
}

describe(`${PRICES} prices`, () => {
  it('are previewed, raised by 7 % and given back exactly', async () => {
    const before = await prices()
    const { preview } = (await call('preview', { form: form() })).body
    expect(preview).toMatchObject({ chosen: PRICES, changing: PRICES, notFound: [] })
    const [shown] = preview.rows
    expect(shown?.new.unitRial).toBe(Math.round(((shown?.old.unitRial ?? 0) * 1.07) / 10) * 10)

    const made = await call('make', { form: form(), digest: preview.digest, startsAtMs: null })
    expect(made.body.change).toMatchObject({ state: 'applied', rows: PRICES, left: 0, madeBy: 'سارا' })
    const raised = new Map((await prices()).map(({ id, unit }) => [id, unit]))
    const wrong = before
      .slice(1)
      .filter(({ id, unit }) => raised.get(id) !== Math.floor((unit * 107 + 500) / 1000) * 10)
    expect(wrong).toEqual([])

    const undone = await call('undo', { id: made.body.change.id })
    expect(undone.body.change).toMatchObject({ state: 'undone', kept: 0 })
    expect(await prices()).toEqual(before)
  }, 60_000)

  it('that moved since the preview are not changed, and the preview is shown anew', async () => {
    const given = form({ list: skus.slice(0, 3).join(' ') })
    const { preview } = (await call('preview', { form: given })).body
    await database.owner.query(
      'update public.prices set unit_price_rial = 5000 where variant_id = (select id from public.variants where sku = $1)',
      [skus[1]],
    )
    const before = await prices()
    const refused = await call('make', { form: given, digest: preview.digest, startsAtMs: null })
    expect(refused).toMatchObject({ status: 409, body: { refusal: { kind: 'prices-changed' } } })
    expect(await prices()).toEqual(before)
    const fresh = refused.body.refusal.preview
    expect(fresh.rows[1]?.old.unitRial).toBe(5_000)
    const made = await call('make', { form: given, digest: fresh.digest, startsAtMs: null })
    expect(made.body.change).toMatchObject({ state: 'applied', rows: 3 })
  })

  it('are named in three digit scripts, and codes that name nothing are told', async () => {
    const [first = '', second = ''] = skus
    const list = `${first.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')} ${second} X-404`
    const { preview } = (await call('preview', { form: form({ list }) })).body
    expect(preview).toMatchObject({ chosen: 2, notFound: ['X-404'] })
  })

  it('wait for their time, and a change that waits may be cancelled', async () => {
    const given = form({ list: skus.slice(5, 8).join(' ') })
    const { preview } = (await call('preview', { form: given })).body
    const startsAtMs = Date.now() + 86_400_000
    const made = await call('make', { form: given, digest: preview.digest, startsAtMs })
    expect(made.body.change).toMatchObject({
      state: 'scheduled',
      startsAt: new Date(startsAtMs).toISOString(),
    })
    expect((await call('preview', { form: given })).body.preview.scheduled).toBe(3)
    expect((await call('cancel', { id: made.body.change.id })).body.change.state).toBe('cancelled')
    expect((await call('cancel', { id: made.body.change.id })).body.refusal.kind).toBe('not-in-that-state')
    const passed = await call('make', {
      form: given,
      digest: preview.digest,
      startsAtMs: 1,
    })
    expect(passed).toMatchObject({ status: 409, body: { refusal: { kind: 'time-passed' } } })
  })
})

describe('the price desk’s calls', () => {
  const PATHS = ['preview', 'make', 'undo', 'cancel', 'changes', 'left']

  it.each(PATHS)('refuse an editor and a stranger: %s', async (path) => {
    expect((await call(path, { form: form() }, 'editor')).status).toBe(403)
    expect((await call(path, { form: form() }, 'nobody')).status).toBe(403)
  })

  it('refuse a session that comes from another origin', async () => {
    const given = { body: { form: form() }, cookie: sessions.manager ?? '', origin: `${ORIGIN}.evil.test` }
    expect((await content.rest('POST', 'price-desk/preview', given)).status).toBe(403)
  })

  it.each([
    ['preview', {}],
    ['preview', { form: { ...FORM, move: 'all' } }],
    ['preview', { form: { ...FORM, list: 5 } }],
    ['make', { form: FORM, digest: '' }],
    ['undo', { id: 'x' }],
    ['left', {}],
  ])('answer 422 to what is not from the page: %s %j', async (path, body) => {
    expect((await call(path, body)).status).toBe(422)
  })

  it.each([
    [{ value: '' }, 'percent-out-of-range'],
    [{ list: ' ' }, 'paste-codes'],
    [{ choose: 'brand' }, 'choose-brand'],
  ])('say what is missing in %j', async (given, kind) => {
    expect(await call('preview', { form: form(given) })).toMatchObject({
      status: 409,
      body: { refusal: { kind } },
    })
  })
})
