import { describe, expect, it } from 'vitest'
import { isNarrowed, NO_ORDER_QUERY, readOrderListQuery, writeOrderListQuery } from './order-list-query.ts'
import { checkOrderView, mayChangeView, ORDER_VIEW_NAME_MAX } from './order-view.ts'

const view = (name: string, query = '') => checkOrderView({ name, query, isShared: false })

describe('a view that is kept', () => {
  it('has a name of its own, in whatever letters it is typed', () => {
    expect(view('  ارسال   امروز ')).toEqual({
      ok: true,
      value: { name: 'ارسال امروز', nameKey: 'ارسال امروز', query: '', isShared: false },
    })
    const keys = ['كيش', 'کیش'].map((name) => {
      const read = view(name)
      return read.ok && read.value.nameKey
    })
    expect(new Set(keys)).toEqual(new Set(['کیش']))
  })

  it.each(['', ' \u200c ', '\u0000', 'آ'.repeat(ORDER_VIEW_NAME_MAX + 1), '\ud800'])(
    'is not called %j',
    (name) => {
      expect(view(name)).toEqual({ ok: false, refusal: 'view-name-wrong' })
    },
  )

  it('holds what the list can show, and nothing else', () => {
    const read = view('x', 'payment=۳&list=confirmed&before=7&q=کاظمی&state=shipped&evil=<script>')
    expect(read.ok && Object.fromEntries(new URLSearchParams(read.value.query))).toEqual({
      list: 'confirmed',
      q: 'کاظمی',
      payment: '3',
    })
  })
})

describe('who changes a view', () => {
  it.each([
    [{ isShared: false, madeBy: 1 }, { staffId: 1, role: 'manager' }, true],
    [{ isShared: false, madeBy: 1 }, { staffId: 2, role: 'owner' }, false],
    [{ isShared: true, madeBy: 1 }, { staffId: 2, role: 'manager' }, false],
    [{ isShared: true, madeBy: 1 }, { staffId: 2, role: 'owner' }, true],
    [{ isShared: true, madeBy: null }, { staffId: 2, role: 'owner' }, true],
  ])('%j by %j: %s', (right, by, may) => {
    expect(mayChangeView(right, by)).toBe(may)
  })
})

describe('what a list shows', () => {
  it('is read as it was written', () => {
    const query = readOrderListQuery({ list: 'today', q: 'کاظمی', state: 'shipped', city: 'ری' })
    expect(readOrderListQuery(Object.fromEntries(writeOrderListQuery(query)))).toEqual(query)
    expect(readOrderListQuery({ list: 'lost', q: ['a', 'b'] })).toEqual(NO_ORDER_QUERY)
  })

  it('is narrowed by words and filters, not by the list itself', () => {
    expect(isNarrowed(readOrderListQuery({ list: 'confirmed' }))).toBe(false)
    expect(isNarrowed(readOrderListQuery({ q: 'x' }))).toBe(true)
    expect(isNarrowed(readOrderListQuery({ note: '1' }))).toBe(true)
  })
})
