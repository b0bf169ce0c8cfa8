import { addProduct } from '@rasteh/test-kit/catalogue'
import {
  addAddon,
  addCustomer,
  addCustomerGroup,
  addLayer,
  addOffer,
  addScore,
  setSettings,
} from '@rasteh/test-kit/trade'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
beforeEach(() => setSettings(shop.database.owner, {}))

const add = (ProductId: number, Quantity = 1) => ({ Action: 1, ProductId, Quantity })
const create = (lines: object[], who = visitor(shop)) => who.call('POST', '/api/shop/cart/create', lines)

describe('price layers', () => {
  it('set the unit price by the quantity', async () => {
    const { productId, variantId } = await addProduct(shop.database.owner, { priceRial: 1_000 })
    await addLayer(shop.database.owner, { variantId, from: 1, to: 9, priceRial: 900 })
    await addLayer(shop.database.owner, { variantId, from: 10, priceRial: 700 })
    expect((await create([add(productId, 9)])).json()).toMatchObject([
      { UnitPrice: 900, PayablePrice: 8_100 },
    ])
    expect((await create([add(productId, 10)])).json()).toMatchObject([
      { UnitPrice: 700, PayablePrice: 7_000 },
    ])
  })

  it('refuse a quantity that falls in none of them with x-invalid-price-layer [S8.10]', async () => {
    const { productId, variantId } = await addProduct(shop.database.owner)
    await addLayer(shop.database.owner, { variantId, from: 10, priceRial: 700 })
    const answer = await create([add(productId, 3)])
    expect(answer.statusCode).toBe(400)
    expect(answer.headers).toHaveProperty('x-invalid-price-layer')
    expect(answer.json()).toEqual([])
  })

  it('of a group are open to its customers alone', async () => {
    const groupId = await addCustomerGroup(shop.database.owner)
    const { productId, variantId } = await addProduct(shop.database.owner)
    await addLayer(shop.database.owner, { variantId, from: 1, priceRial: 500, groupId })
    expect((await create([add(productId)])).statusCode).toBe(400)
    const colleague = visitor(shop)
    await signIn(colleague.cookies, await addCustomer(shop.database.owner, { groupId }))
    expect((await create([add(productId)], colleague)).json()).toMatchObject([{ UnitPrice: 500 }])
  })
})

describe('an offer', () => {
  it('is the normal discount of the basket', async () => {
    const { productId, variantId } = await addProduct(shop.database.owner, { priceRial: 10_000 })
    await addOffer(shop.database.owner, variantId, 25, new Date(Date.now() + 60_000))
    expect((await create([add(productId, 2)])).json()).toMatchObject([
      { NormalDiscount: 5_000, TotalDiscount: 5_000, PayablePrice: 15_000 },
    ])
  })

  it('that is over takes nothing off', async () => {
    const { productId, variantId } = await addProduct(shop.database.owner, { priceRial: 10_000 })
    await addOffer(shop.database.owner, variantId, 25, new Date(Date.now() - 1_000))
    expect((await create([add(productId)])).json()).toMatchObject([
      { NormalDiscount: 0, PayablePrice: 10_000 },
    ])
  })
})

describe('addons', () => {
  it('are sent as extra lines whose ProductId is the addon id [S3.10]', async () => {
    const [product, addon] = [
      await addProduct(shop.database.owner),
      await addProduct(shop.database.owner, { priceRial: 5_000 }),
    ]
    await addAddon(shop.database.owner, product.productId, addon.productId)
    const answer = await create([
      add(product.productId),
      { ...add(addon.productId), AddonOf: product.productId },
    ])
    expect(answer.json()).toMatchObject([
      { ProductId: product.productId, AddonOf: null },
      { ProductId: addon.productId, AddonOf: product.productId },
    ])
  })

  it('go with the line they were added to', async () => {
    const [product, addon] = [await addProduct(shop.database.owner), await addProduct(shop.database.owner)]
    await addAddon(shop.database.owner, product.productId, addon.productId)
    const who = visitor(shop)
    const [line] = (
      await create([add(product.productId), { ...add(addon.productId), AddonOf: product.productId }], who)
    ).json()
    expect((await who.call('DELETE', `/api/shop/cart/delete/${line.Id}`)).json()).toEqual([])
  })
})

describe('the score', () => {
  async function customerWithScore(points: number) {
    const who = visitor(shop)
    const customer = await addCustomer(shop.database.owner)
    await signIn(who.cookies, customer)
    await addScore(shop.database.owner, customer.customerId, points)
    return who
  }
  const use = (who: ReturnType<typeof visitor>, IsUseUserScore: boolean) =>
    who.call('POST', '/api/shop/score', { IsUseUserScore })

  it('pays only when the customer wants it, up to its worth', async () => {
    await setSettings(shop.database.owner, { scoreRial: 100 })
    const { productId } = await addProduct(shop.database.owner, { priceRial: 10_000 })
    const who = await customerWithScore(30)
    expect((await create([add(productId)], who)).json()).toMatchObject([
      { UserScore: 30, PriceOfScore: 100, PayablePrice: 10_000 },
    ])
    expect((await use(who, true)).json()).toMatchObject([
      { IsUseUserScore: true, ScoreDiscount: 3_000, PayablePrice: 7_000 },
    ])
    expect((await use(who, false)).json()).toMatchObject([
      { IsUseUserScore: false, ScoreDiscount: 0, PayablePrice: 10_000 },
    ])
  })

  it('is capped by the shop’s maximum', async () => {
    await setSettings(shop.database.owner, { scoreRial: 100, maxScoreRial: 2_000 })
    const { productId } = await addProduct(shop.database.owner, { priceRial: 10_000 })
    const who = await customerWithScore(500)
    await create([add(productId)], who)
    expect((await use(who, true)).json()).toMatchObject([
      { ScoreDiscount: 2_000, MaxBasketPriceToUseScore: 2_000 },
    ])
  })

  it('of a guest is nothing', async () => {
    await setSettings(shop.database.owner, { scoreRial: 100 })
    const { productId } = await addProduct(shop.database.owner, { priceRial: 10_000 })
    const who = visitor(shop)
    await create([add(productId)], who)
    expect((await use(who, true)).json()).toMatchObject([{ ScoreDiscount: 0, UserScore: 0 }])
  })
})

describe('a price that managers changed', () => {
  it('is told on its line once, and never the old one sold', async () => {
    const { productId, variantId } = await addProduct(shop.database.owner, { priceRial: 1_000 })
    const who = visitor(shop)
    await create([add(productId)], who)
    await shop.database.owner.query('update public.prices set unit_price_rial = 1500 where variant_id = $1', [
      variantId,
    ])
    const answer = await who.call('GET', '/api/shop/cart/get')
    expect(answer.json()).toMatchObject([
      { UnitPrice: 1_500, Notice: { Kind: 'price-changed', FromPrice: 1_000 } },
    ])
    await who.call('PUT', '/api/shop/cart/update', [add(productId)])
    expect((await who.call('GET', '/api/shop/cart/get')).json()).toMatchObject([
      { UnitPrice: 1_500, Notice: null, Quantity: 2 },
    ])
  })

  it('and withdrawn leaves the line, for nothing and not to be ordered', async () => {
    const { productId, variantId } = await addProduct(shop.database.owner, { priceRial: 1_000 })
    const who = visitor(shop)
    await create([add(productId)], who)
    await shop.database.owner.query('update public.variants set deleted_at = now() where id = $1', [
      variantId,
    ])
    expect((await who.call('GET', '/api/shop/cart/get')).json()).toMatchObject([
      { Notice: { Kind: 'product-not-found' }, PayablePrice: 0 },
    ])
  })
})

describe('the value of a basket', () => {
  it('comes with the shop’s limits', async () => {
    await setSettings(shop.database.owner, { minRial: 5_000, maxRial: 90_000 })
    const { productId } = await addProduct(shop.database.owner, { priceRial: 1_000 })
    expect((await create([add(productId)])).json()).toMatchObject([
      { MinBasketPrice: 5_000, MaxBasketPrice: 90_000 },
    ])
  })
})
