import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addOffer } from '@rasteh/test-kit/trade'
import { expect, it } from 'vitest'
import { loadProductCards } from './product-cards.ts'

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
