import { describe, expect, it, vi } from 'vitest'
import { type BasketNews, toNotice } from './basket-notices.ts'

const answered = (status: number, headers: Record<string, string> = {}, news?: BasketNews) =>
  toNotice({
    kind: 'answered',
    status,
    header: (name) => headers[name] ?? null,
    unit: 'بسته',
    ...(news && { news }),
  })

const tea = { title: 'چای سیاه', quantity: 3, unitTitle: 'بسته' }

describe('what the shopper hears of a basket call', () => {
  it('is that the basket was updated, for 2000 ms', () => {
    expect(answered(200)).toEqual({ tone: 'success', messages: [{ key: 'BasketUpdated' }], showMs: 2000 })
  })

  it('is that something was added, how much of it lies there, what all costs, and the way to the basket', () => {
    expect(answered(200, {}, { isAdded: true, line: tea, payableRial: 2_805_000 })).toEqual({
      tone: 'success',
      messages: [
        { key: 'BasketAdded' },
        {
          key: 'BasketLineNow',
          parameters: { title: 'چای سیاه', count: 3, unit: 'بسته' },
          rials: { total: 2_805_000 },
        },
      ],
      showMs: 2000,
      link: { key: 'BasketSee', href: '/basket' },
    })
  })

  it('is what all costs when the line is gone, and nothing more of an empty basket', () => {
    const gone = { isAdded: false, line: null }
    expect(answered(200, {}, { ...gone, payableRial: 850_000 }).messages).toEqual([
      { key: 'BasketUpdated' },
      { key: 'BasketTotalNow', rials: { total: 850_000 } },
    ])
    expect(answered(200, {}, { ...gone, payableRial: null }).messages).toEqual([{ key: 'BasketUpdated' }])
  })

  it('is also the minimum order, for 4000 ms, when the quantity was raised to it', () => {
    expect(answered(200, { 'x-less-than-min': '4' })).toEqual({
      tone: 'success',
      messages: [{ key: 'BasketUpdated' }, { key: 'MinOrderCount', parameters: { count: 4, unit: 'بسته' } }],
      showMs: 4000,
    })
  })

  it('is a notification that the product was not found', () => {
    expect(answered(404)).toEqual({ tone: 'plain', messages: [{ key: 'ProductNotFound' }], showMs: 4000 })
  })

  it('is an alert picked by the header of a refusal', () => {
    expect(answered(400, { 'x-more-than-max': '5' })).toEqual({
      tone: 'alert',
      messages: [{ key: 'MaxOrderCount', parameters: { count: 5, unit: 'بسته' } }],
      showMs: null,
    })
  })

  it.each([
    ['unreachable', 'NetworkFailed'],
    ['busy', 'BasketBusy'],
    ['broken', 'BasketFailed'],
  ] as const)('is an alert to try again when the shop is %s', (reason, key) => {
    const retry = vi.fn()
    expect(toNotice({ kind: 'failed', reason, retry })).toEqual({
      tone: 'alert',
      messages: [{ key }],
      showMs: null,
      retry,
    })
  })
})
