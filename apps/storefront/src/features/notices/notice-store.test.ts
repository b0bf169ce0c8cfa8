import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNoticeStore, type NewNotice } from './notice-store.ts'

const updated: NewNotice = { tone: 'success', messages: [{ key: 'BasketUpdated' }], showMs: 2000 }
const refused: NewNotice = { tone: 'alert', messages: [{ key: 'StockExceeded' }], showMs: null }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the notices of the page', () => {
  it('leave when their time is over, and not before', () => {
    const store = createNoticeStore()
    store.show(updated)
    vi.advanceTimersByTime(1999)
    expect(store.read().notices).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.read().notices).toHaveLength(0)
  })

  it('stay until they are closed when they are alerts', () => {
    const store = createNoticeStore()
    store.show(refused)
    vi.advanceTimersByTime(60_000)
    const [alert] = store.read().notices
    expect(alert?.messages).toEqual([{ key: 'StockExceeded' }])
    store.dismiss(alert?.id ?? 0)
    expect(store.read().notices).toEqual([])
  })

  it('do not pile up: a new one takes the place of its like', () => {
    const store = createNoticeStore()
    store.show(refused)
    store.show({ ...refused, messages: [{ key: 'NetworkFailed' }] })
    expect(store.read().notices.map(({ messages }) => messages[0]?.key)).toEqual(['NetworkFailed'])
  })

  it('tell those who listen, until they stop listening', () => {
    const store = createNoticeStore()
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    store.show(updated)
    stop()
    store.show(updated)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('forget their alerts when another try begins, and keep the rest', () => {
    const store = createNoticeStore()
    store.show(refused)
    store.show(updated)
    store.dismissAlerts()
    expect(store.read().notices.map(({ tone }) => tone)).toEqual(['success'])
  })
})
