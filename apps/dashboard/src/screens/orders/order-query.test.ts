import { NO_ORDER_QUERY } from '@rasteh/shop-core/order-list'
import { describe, expect, it } from 'vitest'
import { toOrderIds, toOrdersQuery, toOrdersUrl } from './order-query.ts'

const ID = '01890000-0000-7000-8000-000000000000'

describe('the address of the orders', () => {
  it('says which orders are meant, and can be written again', () => {
    const query = toOrdersQuery({ list: 'confirmed', q: 'کاظمی', before: '100020', city: 'ری', min: '۵٬۰۰۰' })
    expect(query).toMatchObject({
      list: 'confirmed',
      text: 'کاظمی',
      cursor: 100_020,
      filter: { city: 'ری', minRial: 5_000 },
    })
    const { searchParams } = new URL(toOrdersUrl(query), 'http://shop.test')
    expect(toOrdersQuery(Object.fromEntries(searchParams))).toEqual(query)
  })

  it('that means nothing means all orders, which are asked for by name', () => {
    expect(toOrdersQuery({ list: 'lost', q: ['a', 'b'], before: '-1' })).toEqual({
      ...NO_ORDER_QUERY,
      cursor: null,
    })
    expect(toOrdersUrl({ ...NO_ORDER_QUERY, cursor: null })).toBe('/dashboard/orders?list=all')
  })

  it('of a list of one state asks for no other state', () => {
    const query = toOrdersQuery({ state: 'shipped', note: '1' })
    expect(toOrdersUrl({ ...query, list: 'confirmed' })).toBe('/dashboard/orders?list=confirmed&note=1')
  })

  it('names orders once each, and nothing that is no order', () => {
    expect(toOrderIds({ id: [ID, ID, "' or 1=1"] })).toEqual([ID])
    expect(toOrderIds({ id: ID })).toEqual([ID])
    expect(toOrderIds({})).toEqual([])
  })
})
