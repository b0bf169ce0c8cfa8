import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addCustomer, addScore, setSettings } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const { favorite, favoriteOf, score } = ADDED_PATHS

async function customer() {
  const person = visitor(shop)
  const made = await addCustomer(shop.database.owner)
  await signIn(person.cookies, made)
  const like = (ProductId: number, IsFavorite = true) =>
    person.call('POST', favorite, { ProductId, IsFavorite })
  const likes = async (productId: number): Promise<boolean> =>
    (await person.call('GET', fillPath(favoriteOf, { productId }))).json().IsFavorite
  return { ...person, ...made, like, likes }
}

/** The jobs that tell another host of this customer's favourites. */
async function jobsOf(customerId: number): Promise<number[]> {
  const { rows } = await shop.database.owner.query<{ id: number }>(
    `select (data ->> 'productId')::int as id from jobs.job
     where name = 'tell-favourite' and (data ->> 'customerId')::int = $1`,
    [customerId],
  )
  return rows.map(({ id }) => id)
}

describe('a customer’s favourites', () => {
  it('need a session', async () => {
    const guest = visitor(shop)
    expect((await guest.call('GET', favorite)).statusCode).toBe(401)
    expect((await guest.call('POST', favorite, { ProductId: 1, IsFavorite: true })).statusCode).toBe(401)
    expect((await guest.call('GET', fillPath(favoriteOf, { productId: 1 }))).statusCode).toBe(401)
  })

  it('are the customer’s own, the latest first', async () => {
    const [sara, other] = [await customer(), await customer()]
    const [book, lamp] = [await addProduct(shop.database.owner), await addProduct(shop.database.owner)]
    expect((await sara.like(book.productId)).json()).toEqual({ IsFavorite: true })
    await sara.like(lamp.productId)
    const listed: { ProductId: number }[] = (await sara.call('GET', favorite)).json()
    expect(listed.map(({ ProductId }) => ProductId)).toEqual([lamp.productId, book.productId])
    expect(await sara.likes(book.productId)).toBe(true)
    expect(await other.likes(book.productId)).toBe(false)
    expect((await other.call('GET', favorite)).json()).toEqual([])
    await sara.like(book.productId, false)
    expect(await sara.likes(book.productId)).toBe(false)
  })

  it('do not hold what the shop does not sell', async () => {
    const { like, customerId } = await customer()
    expect((await like(2_000_000_000)).statusCode).toBe(404)
    expect(await jobsOf(customerId)).toEqual([])
  })

  it('added fifty times at once are one, told of once', async () => {
    const { like, likes, customerId } = await customer()
    const { productId } = await addProduct(shop.database.owner)
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(productId)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await likes(productId)).toBe(true)
    expect(await jobsOf(customerId)).toEqual([productId])
    await Promise.all(Array.from({ length: 20 }, () => like(productId, false)))
    expect(await likes(productId)).toBe(false)
    expect(await jobsOf(customerId)).toEqual([productId, productId])
  })
})

describe('a customer’s score', () => {
  it('is the sum of its ledger, the basket’s own, and shows how it came about', async () => {
    const sara = await customer()
    await setSettings(shop.database.owner, { scoreRial: 500 })
    await addScore(shop.database.owner, sara.customerId, 120)
    await addScore(shop.database.owner, sara.customerId, -20)
    const answer = await sara.call('GET', score)
    expect(answer.json()).toMatchObject({
      UserScore: 100,
      PriceOfScore: 500,
      Moves: [
        { Points: -20, Reason: 'test', OrderNumber: null },
        { Points: 120, Reason: 'test', OrderNumber: null },
      ],
    })
    const { productId } = await addProduct(shop.database.owner)
    const line = { Id: 0, Action: 1, ProductId: productId, ProductType: 1, Quantity: 1 }
    const [first] = (await sara.call('POST', '/api/shop/cart/create', [line])).json()
    expect(first.UserScore).toBe(100)
  })

  it('is nobody’s without a session', async () => {
    expect((await visitor(shop).call('GET', score)).statusCode).toBe(401)
  })
})
