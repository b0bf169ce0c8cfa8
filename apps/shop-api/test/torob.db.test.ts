import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addOffer } from '@rasteh/test-kit/trade'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, useShopApi } from './use-shop-api.ts'

const keys = generateKeyPairSync('ed25519')
const shop = useShopApi({ torobKey: keys.publicKey })
const URL_PATH = '/api/shop/torob/products'

type Token = { key?: KeyObject; audience?: string; seconds?: number; alg?: string }
const sign = ({
  key = keys.privateKey,
  audience = new URL(ORIGIN).host,
  seconds = 60,
  alg = 'EdDSA',
}: Token = {}) =>
  new SignJWT({})
    .setProtectedHeader({ alg })
    .setAudience(audience)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(
      alg === 'HS256'
        ? new TextEncoder().encode(String(keys.publicKey.export({ format: 'pem', type: 'spki' })))
        : key,
    )

async function ask(
  payload: unknown,
  more: { token?: string; type?: string; headers?: Record<string, string> } = {},
) {
  const { token = await sign(), type = 'application/json', headers = {} } = more
  return shop.app.inject({
    method: 'POST',
    url: URL_PATH,
    headers: { 'content-type': type, 'x-torob-token': token, 'x-torob-token-version': '1', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}
const uniques = (answer: { json: () => { products: { page_unique: string }[] } }) =>
  answer.json().products.map((one) => Number(one.page_unique))

const added: { productId: number; variantId: number }[] = []
beforeAll(async () => {
  for (let count = 0; count < 205; count += 1) {
    const stock = count === 0 ? 0 : 5
    added.push(
      await addProduct(shop.database.owner, { stock, priceRial: 1_234_560, title: `کالای ${count}` }),
    )
  }
}, 120_000)
const at = (place: number) => added[place] ?? { productId: 0, variantId: 0 }

describe('Torob’s feed', () => {
  it('gives exactly a hundred a page, and the rest on the last', async () => {
    const pages = await Promise.all(
      [1, '۲', 3].map((page) => ask({ page, sort: 'date_added_desc', limit: 7 })),
    )
    expect(pages.map((page) => page.json().products.length)).toEqual([100, 100, 5])
    expect(pages[1]?.json()).toMatchObject({
      api_version: 'torob_api_v3',
      current_page: 2,
      total: 205,
      max_pages: 3,
    })
    expect(new Set(pages.flatMap(uniques)).size).toBe(205)
    expect((await ask({ page: 4, sort: 'date_updated_desc' })).json().products).toEqual([])
  })

  it('is walked by its cursor, the newest id first', async () => {
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const answer = await ask({ sort: 'product_id_desc', ...(cursor ? { cursor } : {}) })
      seen.push(...uniques(answer))
      cursor = answer.json().next_cursor
    } while (cursor)
    expect(seen).toEqual(added.map(({ variantId }) => variantId).reverse())
  })

  it('says prices in Toman, with what it cost before an offer, and 0 for what is not there', async () => {
    await addOffer(shop.database.owner, at(1).variantId, 10)
    const answer = await ask({ page_uniques: [String(at(0).variantId), String(at(1).variantId)] })
    expect(answer.json().products).toMatchObject([
      { current_price: 111_110, old_price: 123_456, availability: true, spec: {} },
      { current_price: 0, availability: false },
    ])
  })

  it('finds items by their page, whatever stands in the query, and nothing of strangers’ pages', async () => {
    const page = `${ORIGIN}/product/${at(3).productId}/x?variant=9&utm_source=torob`
    const answer = await ask({ page_urls: [page, 'https://other.test/', 'no address'] })
    expect(uniques(answer)).toEqual([at(3).variantId])
    expect(answer.json().products[0].page_url).toMatch(`${ORIGIN}/product/${at(3).productId}/`)
  })

  it('gives no products, and no error, for what was deleted', async () => {
    await shop.database.owner.query('update public.products set deleted_at = now() where id = $1', [
      at(4).productId,
    ])
    const answer = await ask({ page_uniques: [String(at(4).variantId), '999999999'] })
    expect([answer.statusCode, answer.json().products]).toEqual([200, []])
    await shop.database.owner.query('update public.products set deleted_at = null where id = $1', [
      at(4).productId,
    ])
  })

  it('takes a body whatever it is called', async () => {
    expect((await ask({ sort: 'product_id_desc' }, { type: 'text/plain; charset=utf-8' })).statusCode).toBe(
      200,
    )
  })

  it.each([
    ['nothing', {}],
    ['no object', '[]'],
    ['no JSON', '{'],
    ['a page without its sort', { page: 1 }],
    ['a page that is none', { page: 0, sort: 'date_added_desc' }],
    ['a sort that is none', { page: 1, sort: 'price' }],
    ['no addresses', { page_urls: [] }],
    ['no texts', { page_uniques: [{}] }],
    ['a cursor that is none', { sort: 'product_id_desc', cursor: "'" }],
  ])('answers %s with 400 and an error', async (_, body) => {
    const answer = await ask(body)
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.any(String) }])
  })

  it.each([
    ['of another key', { key: generateKeyPairSync('ed25519').privateKey }],
    ['for another shop', { audience: 'other.test' }],
    ['whose time is over', { seconds: -3600 }],
    ['of another kind', { alg: 'HS256' }],
  ])('is closed to a token %s', async (_, sketch) => {
    const answer = await ask({ page: 1, sort: 'date_added_desc' }, { token: await sign(sketch) })
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: expect.any(String) }])
  })

  it('is closed to those who show none, or another version', async () => {
    expect((await ask({ sort: 'product_id_desc' }, { token: '' })).statusCode).toBe(401)
    const headers = { 'x-torob-token-version': '2' }
    expect((await ask({ sort: 'product_id_desc' }, { headers })).statusCode).toBe(401)
  })

  it('is not there on the site of a company that sells nothing, with or without a token', async () => {
    const asked = () => Promise.all([ask({ page: 1 }), ask({ page: 1 }, { token: 'wrong' })])
    await shop.database.owner.query(`insert into public.brand (site_kind) values ('company')`)
    expect((await asked()).map(({ statusCode }) => statusCode)).toEqual([404, 404])
    await shop.database.owner.query('delete from public.brand')
    expect((await asked()).map(({ statusCode }) => statusCode)).not.toContain(404)
  })
})
