import { addProduct } from '@rasteh/test-kit/catalogue'
import { addCode, addCustomer } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { signIn, signOut } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const product = () => addProduct(shop.database.owner, { stock: 50 })
type Visitor = ReturnType<typeof visitor>

const add = (who: Visitor, productId: number, Quantity = 1) =>
  who.call('PUT', '/api/shop/cart/update', [{ Action: 1, ProductId: productId, Quantity }])
const quantities = async (who: Visitor) => {
  const lines = (await who.call('GET', '/api/shop/cart/get')).json() as {
    ProductId: number
    Quantity: number
  }[]
  return Object.fromEntries(lines.map(({ ProductId, Quantity }) => [ProductId, Quantity]))
}

describe('signing in', () => {
  it('keeps the guest’s basket as the customer’s own', async () => {
    const [{ productId }, customer, who] = [
      await product(),
      await addCustomer(shop.database.owner),
      visitor(shop),
    ]
    await add(who, productId, 2)
    await signIn(who.cookies, customer)
    expect(await quantities(who)).toEqual({ [productId]: 2 })
    const elsewhere = visitor(shop)
    await signIn(elsewhere.cookies, customer)
    expect(await quantities(elsewhere)).toEqual({ [productId]: 2 })
    expect(elsewhere.cookies.CartID).toBe(who.cookies.CartID)
  })

  it('merges a guest’s basket into the customer’s own, once', async () => {
    const [one, two, customer] = [await product(), await product(), await addCustomer(shop.database.owner)]
    const atHome = visitor(shop)
    await signIn(atHome.cookies, customer)
    await add(atHome, one.productId, 3)
    const phone = visitor(shop)
    await add(phone, one.productId, 1)
    await add(phone, two.productId, 5)
    await signIn(phone.cookies, customer)
    const merged = { [one.productId]: 4, [two.productId]: 5 }
    expect(await quantities(phone)).toEqual(merged)
    expect(await quantities(phone)).toEqual(merged)
    expect(await quantities(atHome)).toEqual(merged)
  })

  it('brings the guest’s code along', async () => {
    const [{ productId }, customer, { code }] = [
      await product(),
      await addCustomer(shop.database.owner),
      await addCode(shop.database.owner),
    ]
    const atHome = visitor(shop)
    await signIn(atHome.cookies, customer)
    await add(atHome, productId)
    const phone = visitor(shop)
    await add(phone, productId)
    await phone.call('GET', `/api/shop/specialcode/validate/${code}`)
    await signIn(phone.cookies, customer)
    expect((await phone.call('GET', '/api/shop/cart/get')).json()).toMatchObject([
      { SpecialCode: code, Quantity: 2 },
    ])
  })

  it('with a session that was ended is no signing in', async () => {
    const [{ productId }, customer, who] = [
      await product(),
      await addCustomer(shop.database.owner),
      visitor(shop),
    ]
    await signIn(who.cookies, customer)
    await add(who, productId)
    await shop.database.owner.query('delete from public.customers_sessions where id = $1', [
      customer.sessionId,
    ])
    expect(await quantities(who)).toEqual({})
  })
})

describe('signing out', () => {
  it('leaves the basket with the customer', async () => {
    const [{ productId }, customer, who] = [
      await product(),
      await addCustomer(shop.database.owner),
      visitor(shop),
    ]
    await add(who, productId, 2)
    await signIn(who.cookies, customer)
    await quantities(who)
    signOut(who.cookies)
    expect(await quantities(who)).toEqual({})
    await signIn(who.cookies, customer)
    expect(await quantities(who)).toEqual({ [productId]: 2 })
  })

  it('and buying on as a guest makes a basket of its own', async () => {
    const [one, two, customer, who] = [
      await product(),
      await product(),
      await addCustomer(shop.database.owner),
      visitor(shop),
    ]
    await signIn(who.cookies, customer)
    await add(who, one.productId)
    signOut(who.cookies)
    await add(who, two.productId)
    expect(await quantities(who)).toEqual({ [two.productId]: 1 })
  })
})

describe('another customer', () => {
  it('on the same device never sees the first one’s basket', async () => {
    const [{ productId }, first, second, who] = [
      await product(),
      await addCustomer(shop.database.owner),
      await addCustomer(shop.database.owner),
      visitor(shop),
    ]
    await signIn(who.cookies, first)
    await add(who, productId)
    await signIn(who.cookies, second)
    expect(await quantities(who)).toEqual({})
  })
})

describe('bulk insert', () => {
  const insert = (who: Visitor, lines: object[]) => who.call('POST', '/api/shop/cart/bulkinsert', lines)

  it('takes an array and answers the CartId of a new cart as JSON [S7.13 S7.14]', async () => {
    const [one, two, who] = [await product(), await product(), visitor(shop)]
    await add(who, one.productId)
    const before = who.cookies.CartID
    const answer = await insert(who, [{ Action: 1, ProductId: two.productId, Quantity: 4 }])
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toBe(who.cookies.CartID)
    expect(who.cookies.CartID).not.toBe(before)
    expect(await quantities(who)).toEqual({ [two.productId]: 4 })
  })

  it.each([
    [404, 2_000_000_000, 1],
    [400, 0, 51],
  ])('is refused with %i and the current basket', async (status, unknownId, quantity) => {
    const [{ productId }, who] = [await product(), visitor(shop)]
    await add(who, productId, 2)
    const answer = await insert(who, [{ Action: 1, ProductId: unknownId || productId, Quantity: quantity }])
    expect([answer.statusCode, answer.json()[0].Quantity]).toEqual([status, 2])
    expect(await quantities(who)).toEqual({ [productId]: 2 })
  })
})

describe('a change sent again under one key', () => {
  const send = (who: Visitor, key: string, productId: number, Quantity = 1) =>
    who.call('PUT', '/api/shop/cart/update', [{ Action: 1, ProductId: productId, Quantity }], {
      headers: { 'idempotency-key': key },
    })

  it('happens once', async () => {
    const [{ productId }, who] = [await product(), visitor(shop)]
    await add(who, productId)
    const statuses = await Promise.all(
      Array.from({ length: 10 }, () => send(who, 'a-key-of-this-change', productId)),
    )
    expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await quantities(who)).toEqual({ [productId]: 2 })
  })

  it('happens once also when it makes a customer’s basket and its answer was lost', async () => {
    const [{ productId }, customer] = [await product(), await addCustomer(shop.database.owner)]
    for (const _ of ['first', 'again']) {
      const who = visitor(shop)
      await signIn(who.cookies, customer)
      await send(who, 'a-key-of-making-one', productId)
    }
    const who = visitor(shop)
    await signIn(who.cookies, customer)
    expect(await quantities(who)).toEqual({ [productId]: 1 })
  })

  it('happens once also when a guest’s basket merges in it', async () => {
    const [one, two, customer, who] = [
      await product(),
      await product(),
      await addCustomer(shop.database.owner),
      visitor(shop),
    ]
    const atHome = visitor(shop)
    await signIn(atHome.cookies, customer)
    await add(atHome, one.productId)
    await add(who, two.productId)
    await signIn(who.cookies, customer)
    await send(who, 'a-key-of-merging-one', one.productId)
    await send(who, 'a-key-of-merging-one', one.productId)
    expect(await quantities(who)).toEqual({ [one.productId]: 2, [two.productId]: 1 })
  })

  it('says again that the quantity was raised', async () => {
    const { productId } = await addProduct(shop.database.owner, { min: 5 })
    const [other, who] = [await product(), visitor(shop)]
    await add(who, other.productId)
    await send(who, 'a-key-of-raising-one', productId)
    expect((await send(who, 'a-key-of-raising-one', productId)).headers['x-less-than-min']).toBe('5')
  })

  it('but with another change is 422', async () => {
    const [{ productId }, who] = [await product(), visitor(shop)]
    await add(who, productId)
    await send(who, 'a-key-of-two-changes', productId, 1)
    expect((await send(who, 'a-key-of-two-changes', productId, 2)).statusCode).toBe(422)
  })
})

describe('a gift for an order', () => {
  const gift = { OrderID: '100001', ProductID: 1, CustomProductID: null }

  it('takes OrderID, ProductID and CustomProductID or null [S7.26 S3.60 S3.61 S3.62 S3.63]', async () => {
    const who = visitor(shop)
    await signIn(who.cookies, await addCustomer(shop.database.owner))
    const ask = async (body: object) => (await who.call('POST', '/api/shop/gift/addtoorder', body)).statusCode
    expect(await ask(gift)).toBe(404)
    expect(await ask({ ...gift, CustomProductID: 7 })).toBe(404)
    expect(await ask({ OrderID: '100001', ProductID: 1 })).toBe(422)
  })

  it('is for customers', async () => {
    expect((await visitor(shop).call('POST', '/api/shop/gift/addtoorder', gift)).statusCode).toBe(401)
  })
})
