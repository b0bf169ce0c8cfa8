import { type AddedProduct, addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPage } from '@rasteh/test-kit/pages'
import { addOffer } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadModuleProducts } from './module-products.ts'
import { loadModule } from './modules.ts'
import type { ProductSource } from './product-source.ts'

const database = useTestDatabase()
const made: AddedProduct[] = []
const endsSoon = new Date(Date.now() + 3_600_000)

beforeAll(async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    const added = await addProduct(database.owner)
    made.push(added)
    await database.owner.query(
      "update public.products set popularity = $2, created_at = now() - $3 * interval '1 day' where id = $1",
      [added.productId, nth === 2 ? 100 : nth, nth],
    )
  }
  const [, first, , last, draft] = made
  await addOffer(database.owner, last?.variantId ?? 0, 10, new Date(Date.now() + 7_200_000))
  await addOffer(database.owner, first?.variantId ?? 0, 10, endsSoon)
  await database.owner.query("update public.products set _status = 'draft' where id = $1", [draft?.productId])
})

const idsOf = async (source: ProductSource) =>
  (await loadModuleProducts(database.owner, source, 'fa')).map(({ id }) => id)
const idsAt = (...places: number[]) => places.map((place) => made[place]?.productId)

describe('the products of a module', () => {
  it('are the newest', async () => {
    expect(await idsOf({ kind: 'newest', count: 2 })).toEqual(idsAt(0, 1))
  })

  it('are the most popular', async () => {
    expect(await idsOf({ kind: 'popular', count: 2 })).toEqual(idsAt(2, 3))
  })

  it('are those on offer, what ends first before the rest, with the offer’s end', async () => {
    expect(await idsOf({ kind: 'offers', count: 9 })).toEqual(idsAt(1, 3))
    const [first] = await loadModuleProducts(database.owner, { kind: 'offers', count: 1 }, 'fa')
    expect(first).toMatchObject({ offerEndsAt: endsSoon, showsDays: true, isOffer: true, groupId: null })
  })

  it('are those of a category and of the categories under it', async () => {
    const { rows } = await database.owner.query<{ id: number }>(
      `update public.categories set parent_id = (select category_id from public.products where id = $1)
       where id = (select category_id from public.products where id = $2) returning parent_id as id`,
      idsAt(0, 1),
    )
    expect(await idsOf({ kind: 'category', categoryId: rows[0]?.id ?? 0, count: 9 })).toEqual(idsAt(1, 0))
  })

  it('are those that a manager picked, in that order, without one that is no longer sold', async () => {
    const productIds = idsAt(3, 4, 0).filter((id) => id !== undefined)
    expect(await idsOf({ kind: 'picked', productIds, count: 9 })).toEqual(idsAt(3, 0))
  })
})

describe('a module', () => {
  it('is found by its number', async () => {
    const [first, second] = await addPage(database.owner, {
      modules: [{ blockType: 'richText' }, { blockType: 'links', title: 'لینک‌ها' }],
    })
    expect(await loadModule(database.owner, second ?? 0, 'fa')).toMatchObject({
      blockType: 'links',
      title: 'لینک‌ها',
      moduleId: second,
    })
    expect(await loadModule(database.owner, first ?? 0, 'en')).toMatchObject({ blockType: 'richText' })
  })

  it.each([{ status: 'draft' }, { isDeleted: true }] as const)(
    'of a page that nobody may see (%j) is not',
    async (hidden) => {
      const [moduleId] = await addPage(database.owner, { modules: [{ blockType: 'links' }], ...hidden })
      expect(await loadModule(database.owner, moduleId ?? 0, 'fa')).toBeNull()
    },
  )
})
