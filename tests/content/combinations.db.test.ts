import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})

type Answer = {
  made?: number
  choiceless?: number
  priceRial?: number | null
  missing?: { choice: object; sku: string }[]
  refusal?: { kind: string }
}

async function ask(path: string, body: object) {
  const answer = await content.guarded('POST', `options/${path}`, { body, cookie: people.manager.cookie })
  return { status: answer.status, ...((await answer.json()) as Answer) }
}

const value = (key: string) => ({ key, label: { fa: `«${key}»`, en: key }, colour: null, pictureId: null })
const option = (key: string, values: string[]) => ({
  key,
  name: { fa: key, en: '' },
  kind: 'text',
  values: values.map(value),
})
const TWO_BY_THREE = [option('colour', ['black', 'red']), option('size', ['s', 'm', 'l'])]

async function addChoosable(options: object[] = TWO_BY_THREE) {
  const added = await addProduct(database.owner, { priceRial: 2_500_000, min: 2, max: 8, stock: 5 })
  const body = { options, _status: 'published' }
  await content.guarded('PATCH', `products/${added.productId}?locale=fa`, {
    body,
    cookie: people.manager.cookie,
  })
  return added
}

const made = async (productId: number) =>
  (
    await database.owner.query(
      `select v.sku, v.choice, v.is_default as "isDefault", v.min_order_count::int as min, v.max_order_count::int as max,
        pr.unit_price_rial::float8 as "priceRial", v.full_title as "fullTitle",
        (select title from public.variants_locales where _parent_id = v.id and _locale = 'en') as en,
        coalesce((select sum(on_hand)::int from shop.stock_buckets where variant_id = v.id), 0) as stock
      from public.variants v left join public.prices pr on pr.variant_id = v.id
      where v.product_id = $1 and v.choice is not null order by v.id`,
      [productId],
    )
  ).rows

describe('the combinations of a product', () => {
  it('are shown, and made in one press: with the limits and the price of the default variant, none in stock', async () => {
    const { productId } = await addChoosable()
    const shown = await ask('preview', { productId })
    expect(shown).toMatchObject({ status: 200, made: 0, choiceless: 1, priceRial: 2_500_000, refusal: null })
    expect(shown.missing).toHaveLength(6)
    expect(await ask('make', { productId, combinations: shown.missing, priceRial: null })).toMatchObject({
      made: 6,
    })
    const rows = await made(productId)
    expect(rows.map(({ choice }) => choice)).toEqual(shown.missing?.map(({ choice }) => choice))
    expect(rows[0]).toMatchObject({
      isDefault: false,
      min: 2,
      max: 8,
      priceRial: 2_500_000,
      stock: 0,
      en: 'black · s',
    })
    expect(rows[5].fullTitle).toContain('«red» · «l»')
    expect((await ask('preview', { productId })).missing).toEqual([])
    const { rows: notes } = await database.owner.query(
      "select detail from shop.audit_log where action = 'combinations-made' and subject = $1",
      [`products:${productId}`],
    )
    expect(notes).toMatchObject([{ detail: { count: 6 } }])
  })

  it('are made once by ten who press at once, and by one who presses again', async () => {
    const { productId } = await addChoosable()
    const { missing = [] } = await ask('preview', { productId })
    const press = () => ask('make', { productId, combinations: missing, priceRial: null })
    const answers = await Promise.all(Array.from({ length: 10 }, press))
    expect(answers.map((answer) => answer.made).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 6])
    expect(await press()).toMatchObject({ status: 200, made: 0 })
    expect(await made(productId)).toHaveLength(6)
  })

  it('are made of those alone that are not there, and make the first of a product without variants its default', async () => {
    const { productId, variantId } = await addChoosable()
    await database.owner.query('delete from public.prices where variant_id = $1', [variantId])
    await database.owner.query('update public.variants set deleted_at = now() where id = $1', [variantId])
    const { missing = [], priceRial } = await ask('preview', { productId })
    expect(priceRial).toBeNull()
    await ask('make', { productId, combinations: missing.slice(0, 2), priceRial: 900_000 })
    const rows = await made(productId)
    expect(rows.map(({ isDefault }) => isDefault)).toEqual([true, false])
    expect(rows[0]).toMatchObject({ priceRial: 900_000 })
    const { missing: left = [] } = await ask('preview', { productId })
    expect(left).toHaveLength(4)
    await ask('make', { productId, combinations: left, priceRial: null })
    expect((await made(productId)).at(-1)).toMatchObject({ priceRial: 900_000, isDefault: false })
  })

  it('are all left alone when one of them cannot be made', async () => {
    const { productId } = await addChoosable()
    const { missing = [] } = await ask('preview', { productId })
    const [first, ...rest] = missing
    const { rows } = await database.owner.query(
      'select sku from public.variants where product_id <> $1 limit 1',
      [productId],
    )
    for (const [sku, kind] of [
      [rows[0].sku, 'sku-taken'],
      [' ', 'sku-unreadable'],
    ]) {
      const answer = await ask('make', {
        productId,
        combinations: [...rest, { ...first, sku }],
        priceRial: null,
      })
      expect([answer.status, answer.refusal?.kind]).toEqual([409, kind])
    }
    const foreign = [...rest, { choice: { colour: 'green', size: 's' }, sku: 'X' }]
    expect((await ask('make', { productId, combinations: foreign, priceRial: null })).refusal?.kind).toBe(
      'choice-unknown',
    )
    expect(await made(productId)).toEqual([])
  })

  it.each([
    ['no product', { combinations: [] }],
    ['a product of another kind', { productId: '1; drop', combinations: [] }],
    ['a price below nothing', { productId: 1, combinations: [], priceRial: -1 }],
    ['a choice of code', { productId: 1, combinations: [{ choice: { 'a"': 'b' }, sku: 'X' }] }],
    [
      'more than a product may have',
      { productId: 1, combinations: Array(2001).fill({ choice: { a: 'b' }, sku: 'X' }) },
    ],
  ])('are not asked for with %s', async (_what, body) => {
    expect((await ask('make', body)).status).toBe(422)
  })

  it('cost four statements, two or two hundred of them, besides those of the session', async () => {
    const statements = async (values: number) => {
      const numbers = Array.from({ length: values }, (_, index) => `v${index}`)
      const { productId } = await addChoosable([option('size', numbers)])
      const { missing = [] } = await ask('preview', { productId })
      const asked = await countStatements(() =>
        ask('make', { productId, combinations: missing, priceRial: null }),
      )
      expect(await made(productId)).toHaveLength(values)
      return asked.filter((text) => /public\.(products|variants)|make_combinations/.test(text)).length
    }
    expect(await statements(2)).toBe(4)
    expect(await statements(100)).toBe(4)
  })
})

/** What the content platform's own connections are asked meanwhile. */
async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const { default: pg } = await import('pg')
  const asked: string[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function query(this: unknown, ...args: unknown[]) {
    const [first] = args
    asked.push(typeof first === 'string' ? first : String((first as { text?: string })?.text))
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as never
  await work().finally(() => {
    pg.Client.prototype.query = original
  })
  return asked
}
