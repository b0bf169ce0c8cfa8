import { addProduct, addVariant } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadSearchSources, loadSearchSourcesAfter } from './source.ts'

const database = useTestDatabase()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
})
afterAll(() => shop.end())

async function sourceOf(productId: number) {
  const [source] = await loadSearchSources(shop, [productId])
  if (!source) throw new Error('the product is not listed')
  return source
}

describe('what search reads of a product', () => {
  it('is its texts in both languages, the path of its category, its attributes and its codes', async () => {
    const { productId } = await addProduct(database.owner, { title: 'گوشی سامسونگ', priceRial: 5_000 })
    await database.owner.query(
      `with root as (insert into public.categories (slug, position) values ('root', 0) returning id),
       root_text as (insert into public.categories_locales (_parent_id, _locale, title) select id, 'fa', 'دیجیتال' from root),
       moved as (update public.categories c set parent_id = root.id from root, public.products p where p.id = $1 and c.id = p.category_id),
       attribute as (insert into public.products_attributes (_order, _parent_id, id) values (1, $1, 'a-1'))
       insert into public.products_attributes_locales (_parent_id, _locale, name, value) values ('a-1', 'fa', 'حافظه', '256')`,
      [productId],
    )
    await database.owner.query(
      `update public.products_locales set description = '{"root":{"children":[{"text":"یک"},{"children":[{"text":"دو"}]}]}}'
       where _parent_id = $1`,
      [productId],
    )
    expect(await sourceOf(productId)).toMatchObject({
      title: { fa: 'گوشی سامسونگ', en: '' },
      description: { fa: 'یک دو', en: '' },
      categories: [{ title: { fa: 'دیجیتال' } }, { title: { fa: 'گوشی سامسونگ' } }],
      attributes: [{ name: { fa: 'حافظه', en: '' }, value: { fa: '256' } }],
      variants: [{ sku: expect.stringContaining('SKU-') }],
      priceRial: 5_000,
      discountPercent: 0,
      isOffered: false,
      isInStock: true,
      changesAt: null,
    })
  })

  it('is the price that is paid now, and when that will change', async () => {
    const { productId, variantId } = await addProduct(database.owner, { priceRial: 10_000 })
    await database.owner.query(
      `insert into public.offers (variant_id, percent, ends_at) values ($1, 20, now() + interval '1 hour')`,
      [variantId],
    )
    const source = await sourceOf(productId)
    expect(source).toMatchObject({ priceRial: 8_000, discountPercent: 20, isOffered: true })
    expect(source.changesAt?.getTime()).toBeGreaterThan(Date.now())
  })

  it('is in stock only when the least of one order can be had', async () => {
    const { productId } = await addProduct(database.owner, { stock: 2, min: 3 })
    expect((await sourceOf(productId)).isInStock).toBe(false)
  })

  it('is in stock, at the price that is paid, when another variant than the default one can be had', async () => {
    const { productId } = await addProduct(database.owner, { stock: 0, priceRial: 10_000 })
    const red = await addVariant(database.owner, productId, { stock: 93, priceRial: 30_000 })
    await database.owner.query(
      `insert into public.offers (variant_id, percent, ends_at) values ($1, 10, now() + interval '1 hour')`,
      [red],
    )
    const source = await sourceOf(productId)
    expect(source).toMatchObject({ isInStock: true, priceRial: 27_000, isOffered: true })
    expect(source.changesAt?.getTime()).toBeGreaterThan(Date.now())
  })

  it('is walked through in the order of ids', async () => {
    const walked = await loadSearchSourcesAfter(shop, { productId: 0, limit: 2 })
    const rest = await loadSearchSourcesAfter(shop, { productId: walked.at(-1)?.productId ?? 0, limit: 10 })
    const ids = [...walked, ...rest].map(({ productId }) => productId)
    expect(walked).toHaveLength(2)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  })
})

describe('a change of stock', () => {
  it('asks for the document only when there begins or ceases to be enough for an order', async () => {
    const { productId, variantId } = await addProduct(database.owner, { stock: 0 })
    const adjust = (by: number) =>
      database.owner.query('select shop.adjust_stock($1, $2, $3, $4)', [variantId, by, 'test', 'test'])
    const asked = async () => {
      const { rows } = await database.owner.query<{ jobs: number }>(
        "select count(*)::int as jobs from jobs.job where name = 'refresh-search-document' and data ->> 'productId' = $1",
        [String(productId)],
      )
      return rows[0]?.jobs
    }
    const refreshed: boolean[] = []
    for (const by of [5, 5, -3, -7]) {
      const before = await asked()
      await adjust(by)
      refreshed.push((await asked()) !== before)
    }
    expect(refreshed).toEqual([true, false, false, true])
  })
})
