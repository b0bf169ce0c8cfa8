import { COMPARE_LIST_KEY, COMPARE_LIST_MAX, COMPARE_LIST_TTL_MS } from '@rasteh/shop-core/compare'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCompareStore } from './compare-store.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
}
const notify = vi.fn()
let nowMs = 1000

const product = (productId: number) => ({
  productId,
  title: `کالای ${productId}`,
  picture: `/${productId}.webp`,
})
const open = () => createCompareStore({ storage, now: () => nowMs, notify })

beforeEach(() => {
  kept.clear()
  notify.mockReset()
  nowMs = 1000
})

describe('the compare list', () => {
  it('is kept by the browser as the specification spells it, for 12 hours', () => {
    open().add(7, product(1))
    expect(JSON.parse(kept.get(COMPARE_LIST_KEY) ?? '')).toEqual({
      value: [{ PGID: 7, Products: [{ PID: 1, T: 'کالای 1', P: '/1.webp' }] }],
      expiry: 1000 + COMPARE_LIST_TTL_MS,
    })
    nowMs += COMPARE_LIST_TTL_MS
    const later = open()
    later.load()
    expect(later.read().list).toEqual([])
  })

  it('tells of a change, of a fifth product and of one that is there already', () => {
    const store = open()
    for (const id of [1, 2, 3, 4]) store.add(7, product(id))
    store.add(7, product(5))
    store.add(7, product(4))
    expect(notify.mock.calls.flat().slice(3)).toEqual([
      { kind: 'updated' },
      { kind: 'compare-list-max', max: COMPARE_LIST_MAX },
      { kind: 'compare-list-duplicate', title: 'کالای 4' },
    ])
    expect(store.read().list[0]?.products).toHaveLength(COMPARE_LIST_MAX)
  })

  it('counts what another window has added since', () => {
    const [here, there] = [open(), open()]
    there.add(7, product(1))
    here.add(7, product(2))
    expect(here.read().list[0]?.products.map(({ productId }) => productId)).toEqual([1, 2])
  })

  it('loses one product, or a whole group and no other', () => {
    const store = open()
    store.add(7, product(1))
    store.add(7, product(2))
    store.add(8, product(3))
    store.remove(7, 1)
    expect(store.read().list.map(({ products }) => products.length)).toEqual([1, 1])
    store.clear(7)
    expect(store.read().list.map(({ groupId }) => groupId)).toEqual([8])
  })
})
