import { addProduct, type ProductSketch } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addOffer } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CategoryQuery, loadCategoryPage } from './category-page.ts'

const database = useTestDatabase()
const owner = () => database.owner
let categoryId: number

const everything = {
  locale: 'fa',
  sort: 'popular',
  priceFromRial: null,
  priceToRial: null,
  brands: [],
  onlyInStock: false,
  limit: 24,
  offset: 0,
} as const

const load = (query: Partial<CategoryQuery> = {}) =>
  loadCategoryPage(owner(), { ...everything, categoryId, ...query })

const titles = async (query: Partial<CategoryQuery> = {}) =>
  (await load(query)).products.map(({ title }) => title)

type Placed = ProductSketch & { brand?: string; popularity?: number; in?: number; oldPriceRial?: number }

async function place({ brand = 'نگارا', popularity = 0, oldPriceRial, ...sketch }: Placed) {
  const added = await addProduct(owner(), sketch)
  await owner().query('update public.products set category_id = $2, popularity = $3 where id = $1', [
    added.productId,
    sketch.in ?? categoryId,
    popularity,
  ])
  await owner().query('update public.products_locales set brand = $2 where _parent_id = $1', [
    added.productId,
    brand,
  ])
  await owner().query('update public.prices set old_price_rial = $2 where variant_id = $1', [
    added.variantId,
    oldPriceRial ?? null,
  ])
  return added
}

async function addCategory(slug: string, parentId: number | null): Promise<number> {
  const { rows } = await owner().query<{ id: number }>(
    'insert into public.categories (slug, position, parent_id) values ($1, 0, $2) returning id',
    [slug, parentId],
  )
  return rows[0]?.id ?? 0
}

beforeAll(async () => {
  categoryId = await addCategory('phones', null)
  const below = await addCategory('keypad', categoryId)
  const elsewhere = await addCategory('books', null)
  await place({ title: 'الف', priceRial: 300_000, popularity: 5, oldPriceRial: 400_000 })
  await place({ title: 'ب', priceRial: 900_000, popularity: 9, stock: 0 })
  const offered = await place({ title: 'پ', priceRial: 500_000, popularity: 1, brand: 'هماوا', in: below })
  await addOffer(owner(), offered.variantId, 60)
  await place({ title: 'ت', priceRial: null, popularity: 3, brand: '' })
  await place({ title: 'کتاب', in: elsewhere })
  const trashed = await place({ title: 'دورریخته' })
  await owner().query('update public.products set deleted_at = now() where id = $1', [trashed.productId])
})

describe('a category’s page', () => {
  it('shows its products and those of the categories below it, the most popular first', async () => {
    expect(await titles()).toEqual(['ب', 'الف', 'ت', 'پ'])
    expect((await load()).total).toBe(4)
  })

  it.each([
    ['newest', ['ت', 'پ', 'ب', 'الف']],
    ['cheapest', ['پ', 'الف', 'ب', 'ت']],
    ['dearest', ['ب', 'الف', 'پ', 'ت']],
    ['discount', ['پ', 'الف', 'ت', 'ب']],
  ] as const)('sorts by %s, with the running offer taken off', async (sort, order) => {
    expect(await titles({ sort })).toEqual(order)
  })

  it('keeps to a price range, by the price that is paid now', async () => {
    expect(await titles({ priceFromRial: 200_000, priceToRial: 300_000 })).toEqual(['الف', 'پ'])
    expect(await titles({ priceFromRial: 300_001 })).toEqual(['ب'])
    expect(await titles({ priceToRial: 200_000 })).toEqual(['پ'])
  })

  it('leaves out what cannot be ordered when only stock is wanted', async () => {
    expect(await titles({ onlyInStock: true })).toEqual(['الف', 'ت', 'پ'])
  })

  it('counts the brands that the other filters leave, and all brands of the category', async () => {
    const { brands, total } = await load({ onlyInStock: true, brands: ['هماوا'] })
    expect(brands).toEqual([
      { key: 'نگارا', title: 'نگارا', count: 1 },
      { key: 'هماوا', title: 'هماوا', count: 1 },
    ])
    expect(total).toBe(1)
  })

  it('shows only the wanted brands', async () => {
    expect(await titles({ brands: ['هماوا'] })).toEqual(['پ'])
    expect(await titles({ brands: ['هماوا', 'نگارا'] })).toEqual(['ب', 'الف', 'پ'])
  })

  it('goes on from page to page, in the same order', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((offset) => titles({ limit: 1, offset, sort: 'cheapest' })),
    )
    expect(pages.flat()).toEqual(await titles({ sort: 'cheapest' }))
  })

  it('is empty where nothing fits', async () => {
    expect(await load({ priceFromRial: 90_000_000 })).toEqual({ products: [], total: 0, brands: [] })
    expect(await load({ categoryId: 999_999 })).toEqual({ products: [], total: 0, brands: [] })
  })
})
