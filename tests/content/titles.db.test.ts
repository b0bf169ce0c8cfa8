import { toPersianDigits } from '@rasteh/persian-text/digits'
import { foldText } from '@rasteh/persian-text/fold'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer, addOffer } from '@rasteh/test-kit/trade'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
const user = { id: 1, collection: 'staff', role: 'owner' } as never

const titleOf = async (variantId: number) =>
  (await database.owner.query('select full_title, sku from public.variants where id = $1', [variantId]))
    .rows[0] as { full_title: string; sku: string }

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.urls.owner })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const RENAME = "update public.products_locales set title = $2 where _parent_id = $1 and _locale = 'fa'"
const ADD = `insert into public.variants (product_id, sku, is_default, step, min_order_count, max_order_count, weight_grams)
  values ($1, $2, false, 1, 1, 0, 0) returning id`

describe('the title of a variant', () => {
  it('is its product, its own title and its code, for whoever writes them', async () => {
    const { productId, variantId } = await addProduct(database.owner, { title: 'کیف چرمی' })
    const { sku } = await titleOf(variantId)
    expect((await titleOf(variantId)).full_title).toBe(`کیف چرمی · ${sku}`)
    await database.owner.query(
      "insert into public.variants_locales (_parent_id, _locale, title) values ($1, 'fa', 'قهوه‌ای')",
      [variantId],
    )
    expect((await titleOf(variantId)).full_title).toBe(`کیف چرمی · قهوه‌ای · ${sku}`)
    await database.owner.query(RENAME, [productId, 'کیف'])
    expect((await titleOf(variantId)).full_title).toBe(`کیف · قهوه‌ای · ${sku}`)
    await database.owner.query("update public.variants set sku = sku || '-B' where id = $1", [variantId])
    expect((await titleOf(variantId)).full_title).toBe(`کیف · قهوه‌ای · ${sku}-B`)
  })

  it('is made anew when the product is renamed in the dashboard, and nobody writes it by hand', async () => {
    const { productId, variantId } = await addProduct(database.owner, { title: 'قوری' })
    const { sku } = await titleOf(variantId)
    await content.payload.update({
      collection: 'products',
      id: productId,
      data: { title: 'قوری سفالی' },
      user,
      overrideAccess: false,
    })
    expect((await titleOf(variantId)).full_title).toBe(`قوری سفالی · ${sku}`)
    const saved = await content.payload.update({
      collection: 'variants',
      id: variantId,
      data: { title: 'بزرگ', fullTitle: 'چیز دیگر' },
      user,
      overrideAccess: false,
    })
    expect(saved.fullTitle).toBe(`قوری سفالی · بزرگ · ${sku}`)
  })

  it('is right when a variant is added while its product is renamed, whoever is first', async () => {
    const [renaming, adding] = [await connect(), await connect()]
    for (const first of ['rename', 'add'] as const) {
      const { productId } = await addProduct(database.owner, { title: 'پیشین' })
      const sku = `RACE-${first}-${productId}`
      const rename = () => renaming.query(RENAME, [productId, 'تازه'])
      const add = () => adding.query(ADD, [productId, sku])
      await renaming.query('begin')
      await adding.query('begin')
      await (first === 'rename' ? rename() : add())
      const second = first === 'rename' ? add() : rename()
      await (first === 'rename' ? renaming : adding).query('commit')
      await second
      await (first === 'rename' ? adding : renaming).query('commit')
      const { rows } = await database.owner.query('select full_title from public.variants where sku = $1', [
        sku,
      ])
      expect(rows).toEqual([{ full_title: `تازه · ${sku}` }])
    }
  })

  it('is folded as everything that is searched for', async () => {
    const texts = ['كيف‌هاي چرمي', 'آبِ انار ۱۲', 'مؤسّسهٔ ٣', 'ﻛﺘﺎﺏ  Ünlü', 'پیـــام\u200eي', 'SKU-۱۲ Éa', ' ئ ']
    const { rows } = await database.owner.query(
      'select shop.fold_text(given) as folded from unnest($1::text[]) with ordinality t(given, place) order by place',
      [texts],
    )
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText))
  })

  it.each(['چرم‌دوزی', 'چرم دوزی', 'چرمدوزي', 'كيف چرم', 'ویژه‌ی ۲۴'])(
    'finds the variant, its offer and its price by «%s»',
    async (typed) => {
      const { variantId } = await addProduct(database.owner, { title: 'کیف چرم‌دوزی ویژه‌ی 24' })
      await addOffer(database.owner, variantId, 10)
      const find = async (collection: 'variants' | 'offers' | 'prices', path: string) => {
        const { docs } = await content.payload.find({
          collection,
          where: { or: [{ [path]: { like: typed } }] },
          depth: 0,
          limit: 100,
          user,
          overrideAccess: false,
        })
        return docs.map((doc) => ('variant' in doc ? doc.variant : doc.id))
      }
      expect(await find('variants', 'fullTitle')).toContain(variantId)
      expect(await find('offers', 'variant.fullTitle')).toContain(variantId)
      expect(await find('prices', 'variant.fullTitle')).toContain(variantId)
    },
  )
})

describe('a customer', () => {
  it('is called by name and mobile, and by the mobile alone without a name', async () => {
    const { customerId } = await addCustomer(database.owner)
    const named = (name: string | null) =>
      database.owner.query(
        "update public.customers set name = $2, username = '09351112233' where id = $1 returning shown_name",
        [customerId, name],
      )
    expect((await named('سارا رضایی')).rows).toEqual([{ shown_name: 'سارا رضایی · 09351112233' }])
    expect((await named(' ')).rows).toEqual([{ shown_name: '09351112233' }])
    await database.owner.query('update public.customers set username = null where id = $1', [customerId])
  })

  it.each([
    '09361234509',
    '9361234509',
    '+989361234509',
    '00989361234509',
    '989361234509',
    '۰۹۳۶ ۱۲۳ ۴۵۰۹',
    '٠٩٣٦١٢٣٤٥٠٩',
    '+۹۸ ۹۳۶-۱۲۳-۴۵۰۹',
    '0936123',
    '234509',
    '+98936123',
  ])('is found by %s', async (typed) => {
    await database.owner.query("delete from public.customers where username = '09361234509'")
    const { customerId } = await addCustomer(database.owner)
    await database.owner.query("update public.customers set username = '09361234509' where id = $1", [
      customerId,
    ])
    const { docs } = await content.payload.find({
      collection: 'customers',
      where: { or: ['name', 'username', 'email'].map((path) => ({ [path]: { like: typed } })) },
      depth: 0,
      user,
      overrideAccess: false,
    })
    expect(docs.map(({ id }) => id)).toContain(customerId)
    expect(toPersianDigits(docs.find(({ id }) => id === customerId)?.shownName ?? '')).toContain(
      '۰۹۳۶۱۲۳۴۵۰۹',
    )
  })
})
