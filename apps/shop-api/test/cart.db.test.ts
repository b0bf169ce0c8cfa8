import { addProduct } from '@rasteh/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const add = (productId: number, quantity = 1) => [{ Action: 1, ProductId: productId, Quantity: quantity }]

describe('a basket', () => {
  it('is made by the first add, with its handle as a cookie for 30 days [S7.03 S7.04]', async () => {
    const { productId } = await addProduct(shop.database.owner, { priceRial: 250_000 })
    const answer = await visitor(shop).call('POST', '/api/shop/cart/create', add(productId, 2))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject([{ ProductId: productId, Quantity: 2, TotalPrice: 500_000, PayablePrice: 500_000 }])
    const cookie = answer.cookies.find(({ name }) => name === 'CartID')
    expect(cookie).toMatchObject({ value: answer.json()[0].CartId, path: '/', maxAge: 30 * 24 * 60 * 60 })
    expect(cookie).not.toHaveProperty('httpOnly')
  })
})
