import { TabContentWire } from '@rasteh/contracts/catalogue'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addPage } from '@rasteh/test-kit/pages'
import { addOffer } from '@rasteh/test-kit/trade'
import { Value } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const PATH = '/api/shop/CPL/GetTabContent'
const ask = (body: object) => visitor(shop).call('POST', PATH, body)

const endsAt = new Date(Date.now() + 86_400_000)
let catalogue = 0
let other = 0
let productId = 0

const catalogueOf = (products: readonly number[]) => ({
  blockType: 'productCatalogue',
  tabs: [
    { title: 'برگزیده', name: 'picked', source: 'picked', products },
    { title: 'دستهٔ تهی', name: 'empty', source: 'category', category: 999_999 },
    { title: 'نیمه‌کاره', source: 'category' },
  ],
})

beforeAll(async () => {
  const added = await addProduct(shop.database.owner, {
    title: 'کتری <b>مسی</b>',
    priceRial: 1_000_000,
    stock: 7,
  })
  productId = added.productId
  await addOffer(shop.database.owner, added.variantId, 10, endsAt)
  const ids = await addPage(shop.database.owner, {
    modules: [catalogueOf([productId]), { blockType: 'richText' }],
  })
  catalogue = ids[0] ?? 0
  other = ids[1] ?? 0
})

describe('the tab-content call', () => {
  it('takes a ModuleID and a TabIndex and answers a list of product items [S3.64 S3.65 S3.66 S7.28 S7.29]', async () => {
    const answer = await ask({ ModuleID: catalogue, TabIndex: 0 })
    expect(answer.statusCode).toBe(200)
    expect(Value.Errors(TabContentWire, answer.json())).toEqual([])
    expect(answer.json()).toMatchObject([
      {
        ProductId: productId,
        Title: 'کتری <b>مسی</b>',
        Url: expect.stringMatching(`^/product/${productId}/`),
        Picture: null,
        StockCount: 7,
        Price: 900_000,
        OldPrice: 1_000_000,
        ExpirationDate: endsAt.toISOString(),
        ShowDay: true,
      },
    ])
  })

  it.each([1, 2])('answers an empty list for tab %i, which has no products', async (TabIndex) => {
    const answer = await ask({ ModuleID: catalogue, TabIndex })
    expect([answer.statusCode, answer.json()]).toEqual([200, []])
  })

  it('does not find a tab that the module does not have', async () => {
    expect((await ask({ ModuleID: catalogue, TabIndex: 3 })).statusCode).toBe(404)
  })

  it('does not find a module of another kind, or none', async () => {
    expect((await ask({ ModuleID: other, TabIndex: 0 })).statusCode).toBe(404)
    expect((await ask({ ModuleID: 2_000_000_000, TabIndex: 0 })).statusCode).toBe(404)
  })

  it('does not find a module of a page that is not published', async () => {
    const [hidden] = await addPage(shop.database.owner, {
      modules: [catalogueOf([productId])],
      status: 'draft',
    })
    expect((await ask({ ModuleID: hidden, TabIndex: 0 })).statusCode).toBe(404)
  })

  it.each([
    {},
    { ModuleID: 'x', TabIndex: 0 },
    { ModuleID: 1, TabIndex: -1 },
    { ModuleID: 1, TabIndex: 1.5 },
  ])('refuses %j as malformed', async (body) => {
    expect((await ask(body)).statusCode).toBe(422)
  })

  it('is refused without the call label', async () => {
    const body = { ModuleID: catalogue, TabIndex: 0 }
    const answer = await shop.app.inject({ method: 'POST', url: PATH, payload: body })
    expect(answer.statusCode).toBe(403)
  })
})
