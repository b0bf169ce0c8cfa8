import { toRial } from '@rasteh/shop-core/money'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadBrands, loadPriceCandidates } from './price-candidates.ts'

const database = useTestDatabase()
type Added = { productId: number; variantId: number; sku: string; categoryId: number }
let tea: Added
let cup: Added
let trashed: Added

const add = async (priceRial: number | null): Promise<Added> => {
  const added = await addProduct(database.owner, { priceRial, stock: 0 })
  const { rows } = await database.owner.query(
    'select v.sku, p.category_id as "categoryId" from public.variants v join public.products p on p.id = v.product_id where v.id = $1',
    [added.variantId],
  )
  return { ...added, ...rows[0] }
}

beforeAll(async () => {
  tea = await add(1_000)
  cup = await add(null)
  trashed = await add(1_000)
  const sql = (text: string, values: unknown[]) => database.owner.query(text, values)
  await sql('update public.categories set parent_id = $1 where id = $2', [tea.categoryId, cup.categoryId])
  await sql('update public.categories set parent_id = $1 where id = $2', [cup.categoryId, trashed.categoryId])
  await sql('update public.variants set deleted_at = now() where id = $1', [trashed.variantId])
  await sql("update public.products_locales set brand = 'گلستان' where _parent_id = $1", [cup.productId])
})

const idsOf = async (choice: Parameters<typeof loadPriceCandidates>[1]) =>
  (await loadPriceCandidates(database.owner, choice, 100)).map(({ variantId }) => variantId)

describe('the variants that a manager means', () => {
  it('by category are those of its sub-categories too, save what lies in the trash', async () => {
    expect(await idsOf({ kind: 'category', categoryId: tea.categoryId })).toEqual([
      tea.variantId,
      cup.variantId,
    ])
    expect(await idsOf({ kind: 'category', categoryId: cup.categoryId })).toEqual([cup.variantId])
  })

  it('by brand are those of that brand', async () => {
    expect(await loadBrands(database.owner)).toEqual(['گلستان'])
    expect(await idsOf({ kind: 'brand', brand: 'گلستان' })).toEqual([cup.variantId])
  })

  it('by a list are named by SKU in either case or by the number of their product', async () => {
    const codes = [tea.sku.toLowerCase(), String(cup.productId), 'nothing', trashed.sku]
    const found = await loadPriceCandidates(database.owner, { kind: 'list', codes }, 100)
    expect(found).toMatchObject([
      {
        variantId: tea.variantId,
        code: codes[0],
        unitRial: toRial(1_000),
        struckRial: null,
        highestRial: toRial(1_000),
        isOffered: false,
        isScheduled: false,
      },
      { variantId: cup.variantId, code: codes[1], unitRial: null },
    ])
  })

  it('are one more than the limit when there are too many', async () => {
    const codes = [tea.sku, cup.sku]
    expect(await loadPriceCandidates(database.owner, { kind: 'list', codes }, 1)).toHaveLength(2)
    expect(await loadPriceCandidates(database.owner, { kind: 'list', codes }, 0)).toHaveLength(1)
  })
})
