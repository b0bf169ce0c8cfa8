import { addProduct, addVariant } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addOffer } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { loadProductCards } from './product-cards.ts'
import { loadProductList } from './product-list.ts'

const database = useTestDatabase()

it('reads the cards of products in the order of their ids, with what is true of them now', async () => {
  const kettle = await addProduct(database.owner, { title: 'کتری', priceRial: 1_000_000, stock: 3 })
  const cup = await addProduct(database.owner, { title: 'فنجان', stock: 0 })
  const gone = await addProduct(database.owner, { title: 'دورریخته' })
  await addOffer(database.owner, kettle.variantId, 10)
  await database.owner.query('update public.products set deleted_at = now() where id = $1', [gone.productId])
  const ids = [cup.productId, gone.productId, 999_999, kettle.productId]
  const cards = await loadProductCards(database.owner, ids, 'en')
  expect(cards.map(({ title, stock }) => [title, stock])).toEqual([
    ['فنجان', 0],
    ['کتری', 3],
  ])
  expect(cards[1]).toMatchObject({ unitPriceRial: 900_000, isOffer: true, categoryTitle: 'کتری' })
})

it('asks for nothing when there is nothing to show', async () => {
  expect(await loadProductCards(database.owner, [], 'fa')).toEqual([])
})

describe('a product with several variants', () => {
  const cardOf = async (productId: number) => (await loadProductCards(database.owner, [productId], 'fa'))[0]

  it('is shown by the default one while that can be bought', async () => {
    const { productId, variantId } = await addProduct(database.owner, { stock: 1, priceRial: 900_000 })
    await addVariant(database.owner, productId, { priceRial: 100_000 })
    expect(await cardOf(productId)).toMatchObject({ variantId, stock: 1, unitPriceRial: 900_000 })
  })

  it('is shown by the cheapest that can be bought when the default one is sold out', async () => {
    const { productId } = await addProduct(database.owner, { stock: 0, priceRial: 100_000 })
    await addVariant(database.owner, productId, { priceRial: 50_000, stock: 2, min: 3 })
    await addVariant(database.owner, productId, { priceRial: 700_000, stock: 9 })
    const reduced = await addVariant(database.owner, productId, { priceRial: 800_000, stock: 93 })
    await addOffer(database.owner, reduced, 50)
    const shown = { variantId: reduced, stock: 93, unitPriceRial: 400_000, isOffer: true }
    expect(await cardOf(productId)).toMatchObject(shown)
    const list = await loadProductList(database.owner, { locale: 'fa', limit: 100 })
    expect(list.find(({ id }) => id === productId)).toMatchObject(shown)
  })

  it('is shown by the default one when none can be bought', async () => {
    const { productId, variantId } = await addProduct(database.owner, { stock: 0 })
    await addVariant(database.owner, productId, { stock: 0, priceRial: 1_000 })
    expect(await cardOf(productId)).toMatchObject({ variantId, stock: 0 })
  })
})
