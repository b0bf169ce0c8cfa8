import { addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInAsStaff } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const VIEWS = '/api/shop/manage/order-views'
const at = (id: string, what: string) => `/api/shop/manage/order-view/${id}/${what}`

const shop = useShopApi()
let manager: ReturnType<typeof visitor>
let colleague: ReturnType<typeof visitor>
beforeAll(async () => {
  ;[manager, colleague] = [visitor(shop), visitor(shop)]
  for (const one of [manager, colleague])
    await signInAsStaff(one.cookies, await addStaff(shop.database.owner, 'manager'))
})

const viewOf = async (name: string) =>
  (await shop.database.owner.query('select id, query from shop.order_views where name = $1', [name])).rows[0]

describe('a view of the list of orders', () => {
  it('is kept as the list would write it, and nothing of it that the list does not know', async () => {
    const Query = 'evil=<script>&payment=۳&note=1&before=5'
    const answer = await manager.call('POST', VIEWS, { Name: ' امروزِ  من ', Query, IsShared: false })
    expect([answer.statusCode, answer.json()]).toEqual([200, true])
    expect(await viewOf('امروزِ من')).toMatchObject({ query: 'payment=3&note=1' })
  })

  it('is refused without a name, with a name that is taken, and where it is not theirs', async () => {
    const draft = { Name: 'تهران', Query: 'province=8', IsShared: true }
    await manager.call('POST', VIEWS, draft)
    const taken = await colleague.call('POST', VIEWS, { ...draft, Query: 'province=9' })
    expect([taken.statusCode, taken.json()]).toEqual([409, { Message: 'ViewNameTaken' }])
    const nameless = await manager.call('POST', VIEWS, { ...draft, Name: '   ' })
    expect([nameless.statusCode, nameless.json()]).toEqual([400, { Message: 'ViewNameWrong' }])
    const { id } = await viewOf('تهران')
    for (const [what, body] of [
      ['rename', { Name: 'دزدیده' }],
      ['move', { Before: null }],
      ['remove', undefined],
    ] as const) {
      const answer = await colleague.call('POST', at(id, what), body)
      expect([answer.statusCode, answer.json()]).toEqual([404, { Message: 'ViewNotFound' }])
    }
    expect((await colleague.call('POST', at(id, 'default'), { IsDefault: true })).statusCode).toBe(200)
    expect((await manager.call('POST', at(id, 'rename'), { Name: 'تهران و ری' })).json()).toBe(true)
    expect((await manager.call('POST', at(id, 'remove'))).json()).toBe(true)
  })

  it.each([
    { Name: 'x', Query: 'a'.repeat(3_001), IsShared: false },
    { Name: 'a\u0000b', Query: '', IsShared: false },
    { Name: 'x', Query: '', IsShared: 'yes' },
    { Name: 'a'.repeat(81), Query: '', IsShared: false },
  ])('is not read as %j', async (body) => {
    expect((await manager.call('POST', VIEWS, body)).statusCode).toBe(422)
  })
})
