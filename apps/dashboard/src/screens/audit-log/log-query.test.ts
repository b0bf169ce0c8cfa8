import { describe, expect, it } from 'vitest'
import { toLogQuery, toLogUrl } from './log-query.ts'

describe('what the list of events is asked for', () => {
  it.each([
    [{}, { staffId: null, action: null, page: 1 }],
    [
      { person: '3', action: 'sign-in', page: '2' },
      { staffId: 3, action: 'sign-in', page: 2 },
    ],
    [
      { person: 'x', action: 'drop table', page: '-1' },
      { staffId: null, action: null, page: 1 },
    ],
    [{ person: ['1', '2'] }, { staffId: null, action: null, page: 1 }],
  ])('%o is read as %o', (params, query) => {
    expect(toLogQuery(params)).toEqual(query)
  })

  it('is an address that can be kept', () => {
    expect(toLogUrl({ staffId: 3, action: 'sign-in', page: 2 })).toBe(
      '/dashboard/events?person=3&action=sign-in&page=2',
    )
    expect(toLogUrl({ staffId: null, action: null, page: 1 })).toBe('/dashboard/events')
  })
})
