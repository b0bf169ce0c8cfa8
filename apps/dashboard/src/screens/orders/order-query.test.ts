import { describe, expect, it } from 'vitest'
import { toOrderIds, toOrdersQuery, toOrdersUrl } from './order-query.ts'

const ID = '01890000-0000-7000-8000-000000000000'

describe('the address of the orders', () => {
  it('says which orders are meant, and can be written again', () => {
    const query = toOrdersQuery({ list: 'confirmed', q: 'کاظمی', before: '100020' })
    expect(query).toEqual({ list: 'confirmed', text: 'کاظمی', cursor: 100_020 })
    const { searchParams } = new URL(toOrdersUrl(query), 'http://shop.test')
    expect(toOrdersQuery(Object.fromEntries(searchParams))).toEqual(query)
  })

  it('that means nothing means all orders', () => {
    expect(toOrdersQuery({ list: 'lost', q: ['a', 'b'], before: '-1' })).toEqual({
      list: null,
      text: '',
      cursor: null,
    })
    expect(toOrdersUrl({ list: null, text: '', cursor: null })).toBe('/dashboard/orders')
  })

  it('names orders once each, and nothing that is no order', () => {
    expect(toOrderIds({ id: [ID, ID, "' or 1=1"] })).toEqual([ID])
    expect(toOrderIds({ id: ID })).toEqual([ID])
    expect(toOrderIds({})).toEqual([])
  })
})
