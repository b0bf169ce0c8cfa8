import { addProduct } from '@rasteh/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const change = (Action: 0 | 1 | 2, ProductId: number, Quantity = 1) => [{ Action, ProductId, Quantity }]
const set = (productId: number, quantity: number) => change(0, productId, quantity)
const add = (productId: number, quantity = 1) => change(1, productId, quantity)
const subtract = (productId: number, quantity: number) => change(2, productId, quantity)

/** A visitor whose basket holds `quantity` of a new product. */
async function withBasket(quantity: number, sketch: Parameters<typeof addProduct>[1] = {}) {
  const product = await addProduct(shop.database.owner, sketch)
  const { call, cookies } = visitor(shop)
  const created = await call('POST', '/api/shop/cart/create', add(product.productId, quantity))
  const update = (lines: object[]) => call('PUT', '/api/shop/cart/update', lines)
  return { ...product, call, cookies, update, created, line: created.json()[0] }
}

describe('creating a basket', () => {
  it('takes an array of line items and answers an array of lines [S7.03 S7.04 S3.01 S3.05 S3.06 S3.08 S3.11]', async () => {
    const { productId } = await addProduct(shop.database.owner)
    const item = { Id: 'new', Action: 1, ProductId: productId, ProductType: 1, Quantity: 2 }
    const create = (sent: object) => visitor(shop).call('POST', '/api/shop/cart/create', [sent])
    const answer = await create(item)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject([{ ProductId: productId, Quantity: 2, ProductType: 1 }])
    // Both are fields of the call: what is no id and what is no type is refused as a bad request.
    expect((await create({ ...item, Id: { of: 'a line' } })).statusCode).toBe(422)
    expect((await create({ ...item, ProductType: 'three' })).statusCode).toBe(422)
  })

  it('answers every field of a basket line [S3.12 S3.13 S3.14 S3.15 S3.16 S3.17 S3.18 S3.19 S3.20 S3.21 S3.22 S3.23 S3.24 S3.25 S3.26]', async () => {
    const { line, cookies } = await withBasket(3, {
      priceRial: 250_000,
      taxPercent: 10,
      title: 'چای لاهیجان',
    })
    expect(line).toMatchObject({
      Title: 'چای لاهیجان',
      Quantity: 3,
      ProductType: 1,
      Downloadable: false,
      CartId: cookies.CartID,
      UnitPrice: 250_000,
      TotalPriceWithoutTax: 750_000,
      TotalTax: 75_000,
      TotalPrice: 825_000,
      TotalDiscount: 0,
      PayablePrice: 825_000,
      TotalQuantity: 3,
      NormalDiscount: 0,
      PriceOfScore: 0,
      MaxBasketPriceToUseScore: 0,
      ScoreDecreaseType: '',
      IsUseUserScore: false,
      UserScore: 0,
    })
  })

  it('marks a product of type 3 as downloadable [S3.07]', async () => {
    const { line } = await withBasket(1, { productType: 3 })
    expect(line).toMatchObject({ ProductType: 3, Downloadable: true })
  })

  it('gives a readable CartID for 30 days on every path, and a secret that scripts cannot read', async () => {
    const { created, line } = await withBasket(1)
    const [handle, secret] = ['CartID', 'rasteh-basket'].map((name) =>
      created.cookies.find((cookie) => cookie.name === name),
    )
    expect(handle).toMatchObject({ value: line.CartId, path: '/', maxAge: 2_592_000, sameSite: 'Lax' })
    expect(handle).not.toHaveProperty('httpOnly')
    expect(secret).toMatchObject({ path: '/', maxAge: 2_592_000, httpOnly: true, sameSite: 'Lax' })
  })

  it('with a valid basket acts as update', async () => {
    const { call, productId, line } = await withBasket(1)
    const again = await call('POST', '/api/shop/cart/create', add(productId))
    expect(again.json()).toMatchObject([{ Quantity: 2, CartId: line.CartId }])
  })

  it('keeps what the shopper wrote about a product [S3.09]', async () => {
    const { productId } = await addProduct(shop.database.owner)
    const described = {
      ...add(productId)[0],
      ExtraData: { [productId]: { UserDescription: 'با کاغذ کادو' } },
    }
    const answer = await visitor(shop).call('POST', '/api/shop/cart/create', [described])
    expect(answer.json()).toMatchObject([{ UserDescription: 'با کاغذ کادو' }])
  })
})

describe('updating a basket', () => {
  it('sets the quantity with action 0 [S3.02 S7.06 S7.07]', async () => {
    const { update, productId } = await withBasket(2)
    expect((await update(set(productId, 7))).json()).toMatchObject([{ Quantity: 7 }])
  })

  it('adds to the quantity with action 1 [S3.03]', async () => {
    const { update, productId } = await withBasket(2)
    expect((await update(add(productId, 3))).json()).toMatchObject([{ Quantity: 5 }])
  })

  it('subtracts from the quantity with action 2 [S3.04]', async () => {
    const { update, productId } = await withBasket(5)
    expect((await update(subtract(productId, 2))).json()).toMatchObject([{ Quantity: 3 }])
  })

  it.each([set, subtract])('removes a line that comes to 0', async (how) => {
    const { update, productId } = await withBasket(2)
    const quantity = how === set ? 0 : 2
    expect((await update(how(productId, quantity))).json()).toEqual([])
  })

  it('without a valid basket acts as create', async () => {
    const { productId } = await addProduct(shop.database.owner)
    const answer = await visitor(shop).call('PUT', '/api/shop/cart/update', add(productId))
    expect(answer.cookies.map(({ name }) => name)).toContain('CartID')
  })

  it('says with x-less-than-min that an added quantity was raised to the minimum [S7.08]', async () => {
    const { update } = await withBasket(1)
    const { productId } = await addProduct(shop.database.owner, { min: 6, step: 2 })
    const updated = await update(add(productId, 2))
    expect(updated.statusCode).toBe(200)
    expect(updated.headers['x-less-than-min']).toBe('6')
    expect(updated.json()).toMatchObject([{ Quantity: 1 }, { Quantity: 6 }])
  })
})

describe('a refused change', () => {
  const X_HEADERS = ['x-less-than-min', 'x-more-than-max', 'x-stock-less-than-min', 'x-invalid-price-layer']

  it('of an unknown product answers 404 with the current basket [S8.01 S8.14]', async () => {
    const { update, line } = await withBasket(2)
    const answer = await update(add(2_000_000_000))
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject([{ Id: line.Id, Quantity: 2 }])
  })

  it('of a product without a price answers 404', async () => {
    const { productId } = await addProduct(shop.database.owner, { priceRial: null })
    expect((await visitor(shop).call('POST', '/api/shop/cart/create', add(productId))).statusCode).toBe(404)
  })

  it('under the minimum answers 400 with x-less-than-min [S8.04]', async () => {
    const { update, productId } = await withBasket(6, { min: 6 })
    const answer = await update(set(productId, 3))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-less-than-min']).toBe('6')
    expect(answer.json()).toMatchObject([{ Quantity: 6 }])
  })

  it('over the maximum answers 400 with x-more-than-max [S8.06]', async () => {
    const { update, productId } = await withBasket(2, { max: 5 })
    const answer = await update(add(productId, 4))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-more-than-max']).toBe('5')
  })

  it('with less stock than the minimum answers 400 with x-stock-less-than-min [S8.08]', async () => {
    const { productId } = await addProduct(shop.database.owner, { min: 10, stock: 4 })
    const answer = await visitor(shop).call('POST', '/api/shop/cart/create', add(productId, 10))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-stock-less-than-min']).toBe('4')
    expect(answer.json()).toEqual([])
  })

  it('over the stock answers 400 with none of the four headers [S8.12]', async () => {
    const { update, productId } = await withBasket(2, { stock: 5 })
    const answer = await update(set(productId, 6))
    expect(answer.statusCode).toBe(400)
    expect(X_HEADERS.filter((name) => name in answer.headers)).toEqual([])
  })

  it('leaves all lines of an array as they were', async () => {
    const { update, productId } = await withBasket(2, { stock: 5 })
    const other = await addProduct(shop.database.owner)
    const answer = await update([...add(other.productId), ...set(productId, 99)])
    expect(answer.json()).toMatchObject([{ ProductId: productId, Quantity: 2 }])
  })
})

describe('reading a basket', () => {
  it('answers its lines in the order in which they came [S7.09]', async () => {
    const { call, update, productId } = await withBasket(1)
    const other = await addProduct(shop.database.owner)
    await update(add(other.productId))
    const answer = await call('GET', '/api/shop/cart/get')
    expect(answer.json().map((line: { ProductId: number }) => line.ProductId)).toEqual([
      productId,
      other.productId,
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('answers nothing without a basket', async () => {
    expect((await visitor(shop).call('GET', '/api/shop/cart/get')).json()).toEqual([])
  })

  it('answers nothing to whoever knows the handle but not the secret', async () => {
    const { cookies } = await withBasket(1)
    const stranger = visitor(shop)
    Object.assign(stranger.cookies, { CartID: cookies.CartID })
    expect((await stranger.call('GET', '/api/shop/cart/get')).json()).toEqual([])
    Object.assign(stranger.cookies, { 'rasteh-basket': 'a'.repeat(43) })
    expect((await stranger.call('GET', '/api/shop/cart/get')).json()).toEqual([])
  })

  it('uses the price that managers changed meanwhile', async () => {
    const { call, variantId } = await withBasket(2, { priceRial: 100_000 })
    await shop.database.owner.query(
      'update public.prices set unit_price_rial = 130000 where variant_id = $1',
      [variantId],
    )
    expect((await call('GET', '/api/shop/cart/get')).json()).toMatchObject([
      { UnitPrice: 130_000, PayablePrice: 260_000 },
    ])
  })
})

describe('deleting a line', () => {
  it('takes no payload and answers the basket without it [S7.12]', async () => {
    const { call, line } = await withBasket(2)
    const headers = { 'content-type': 'application/json' }
    const answer = await call('DELETE', `/api/shop/cart/delete/${line.Id}`, undefined, { headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual([])
  })

  it('that is not there answers the basket as it is', async () => {
    const { call, line } = await withBasket(2)
    const answer = await call('DELETE', '/api/shop/cart/delete/0192f8a0-7b1c-7def-8a12-3456789abcde')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject([{ Id: line.Id }])
  })
})

describe('a visitor without a basket', () => {
  it('gets none by deleting a line or using a score', async () => {
    const who = visitor(shop)
    await who.call('DELETE', '/api/shop/cart/delete/0192f8a0-7b1c-7def-8a12-3456789abcde')
    await who.call('POST', '/api/shop/score', { IsUseUserScore: true })
    expect(who.cookies).toEqual({})
  })
})

describe('the number of statements', () => {
  it('is one for reading and two for changing', async () => {
    const { call, update, productId } = await withBasket(1)
    const counted = countStatements()
    await call('GET', '/api/shop/cart/get')
    expect(counted()).toBe(1)
    await update(add(productId))
    expect(counted()).toBe(2)
  })
})

/** Counts the statements that shop-api sends; each reading sets the count back to zero. */
function countStatements(): () => number {
  let count = 0
  const { query } = shop.app.database
  shop.app.database.query = ((...args: Parameters<typeof query>) => {
    count += 1
    return query.apply(shop.app.database, args)
  }) as typeof query
  return () => {
    const seen = count
    count = 0
    return seen
  }
}
