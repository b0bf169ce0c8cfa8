import type { ShownBasket } from '@rasteh/contracts/basket'
import type { CartAnswer, CartCalls } from '@rasteh/shop-client/cart-calls'
import type { LineChange } from '@rasteh/shop-core/basket'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shownBasket, shownLine } from './basket.builder.ts'
import type { BasketEvent } from './basket-notices.ts'
import { createBasketStore, EMPTY_BASKET } from './basket-store.ts'

const tea: LineChange = { action: 'add', productId: 7, variantId: 9, quantity: 2 }
const oneLine = shownBasket([shownLine({ quantity: 2 })])
const moreTea = shownBasket([shownLine({ quantity: 4 })])

const calls = {
  get: vi.fn(),
  create: vi.fn(),
  update: vi.fn(),
  deleteLine: vi.fn(),
  bulkInsert: vi.fn(),
} satisfies CartCalls
const notify = vi.fn<(event: BasketEvent) => void>()
let cookie: boolean
let attempts: number
let store: ReturnType<typeof createBasketStore>

beforeEach(() => {
  for (const call of [...Object.values(calls), notify]) call.mockReset()
  cookie = false
  attempts = 0
  store = createBasketStore({
    calls,
    hasCart: () => cookie,
    notify,
    newIdempotencyKey: () => `attempt-${++attempts}`,
  })
})

describe('reading the basket', () => {
  it('asks nobody when there is no CartID cookie, and the basket is empty', async () => {
    await store.load()
    expect(calls.get).not.toHaveBeenCalled()
    expect(store.read()).toEqual({ phase: 'read', basket: EMPTY_BASKET, isWaiting: false, removed: [] })
  })

  it('asks the shop when there is a CartID cookie', async () => {
    cookie = true
    calls.get.mockResolvedValue(answered(oneLine))
    const reading = store.load()
    expect(store.read().phase).toBe('reading')
    await reading
    expect(store.read()).toMatchObject({ phase: 'read', basket: oneLine })
  })

  it('says that the basket could not be read, in place of an empty one', async () => {
    cookie = true
    calls.get.mockResolvedValue(unreachable)
    await store.load()
    expect(store.read().phase).toBe('unreachable')
  })

  it('drops an answer that was under way while the basket changed', async () => {
    cookie = true
    const late = Promise.withResolvers<CartAnswer>()
    calls.get.mockReturnValue(late.promise)
    calls.update.mockResolvedValue(answered(moreTea))
    const reading = store.load()
    await store.change(tea, 'بسته')
    late.resolve(answered(oneLine))
    await reading
    expect(store.read().basket).toBe(moreTea)
  })
})

describe('changing the basket', () => {
  it('creates the basket with the first change', async () => {
    calls.create.mockResolvedValue(answered(oneLine))
    await store.change(tea, 'بسته')
    expect(calls.create).toHaveBeenCalledWith([tea], 'attempt-1')
    expect(calls.update).not.toHaveBeenCalled()
    expect(store.read()).toMatchObject({ phase: 'read', basket: oneLine })
  })

  it('updates the basket with every later change', async () => {
    cookie = true
    calls.update.mockResolvedValue(answered(moreTea))
    await store.change(tea, 'بسته')
    expect(calls.update).toHaveBeenCalledWith([tea], 'attempt-1')
    expect(calls.create).not.toHaveBeenCalled()
  })

  it('waits while the change runs, and lets no other begin', async () => {
    const slow = Promise.withResolvers<CartAnswer>()
    calls.create.mockReturnValue(slow.promise)
    const changing = store.change(tea, 'بسته')
    expect(store.read().isWaiting).toBe(true)
    await store.change(tea, 'بسته')
    slow.resolve(answered(oneLine))
    await changing
    expect(store.read().isWaiting).toBe(false)
    expect(calls.create).toHaveBeenCalledTimes(1)
  })

  it('renders again from the body of a refusal and tells why', async () => {
    cookie = true
    calls.update.mockResolvedValue(answered(oneLine, 400))
    await store.change(tea, 'بسته')
    expect(store.read().basket).toBe(oneLine)
    expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ status: 400, unit: 'بسته' }))
  })

  it('keeps the basket when the shop is unreachable, and offers another try', async () => {
    cookie = true
    calls.get.mockResolvedValue(answered(oneLine))
    calls.update.mockResolvedValue(unreachable)
    await store.load()
    await store.change(tea, 'بسته')
    expect(store.read()).toEqual({ phase: 'read', basket: oneLine, isWaiting: false, removed: [] })
    expect(lastEvent()).toMatchObject({ kind: 'failed', reason: 'unreachable' })
  })

  it('removes a line by its id', async () => {
    cookie = true
    calls.deleteLine.mockResolvedValue(answered(EMPTY_BASKET))
    await store.removeLine('line-1')
    expect(calls.deleteLine).toHaveBeenCalledWith('line-1')
    expect(store.read().basket.lines).toEqual([])
  })
})

describe('putting back what was removed', () => {
  it('adds the line and its addons again, as they were', async () => {
    cookie = true
    const teapot = shownLine({ id: 'line-2', productId: 8, addonOf: 7, userDescription: 'آبی' })
    const both = shownBasket([shownLine(), teapot])
    calls.get.mockResolvedValue(answered(both))
    calls.deleteLine.mockResolvedValue(answered(EMPTY_BASKET))
    calls.update.mockResolvedValue(answered(both))
    await store.load()
    await store.removeLine('line-1')
    expect(store.read().removed).toEqual(both.lines)
    await store.undoRemoval()
    expect(calls.update.mock.lastCall?.[0]).toEqual([
      { action: 'add', productId: 7, variantId: 9, productType: 1, quantity: 2 },
      {
        action: 'add',
        productId: 8,
        variantId: 9,
        productType: 1,
        quantity: 2,
        userDescription: 'آبی',
        addonOf: 7,
      },
    ])
    expect(store.read()).toMatchObject({ basket: both, removed: [] })
  })

  it('is no longer offered after another change', async () => {
    cookie = true
    calls.get.mockResolvedValue(answered(oneLine))
    calls.deleteLine.mockResolvedValue(answered(EMPTY_BASKET))
    calls.update.mockResolvedValue(answered(moreTea))
    await store.load()
    await store.removeLine('line-1')
    await store.change(tea, 'بسته')
    expect(store.read().removed).toEqual([])
  })
})

describe('a basket in place of another', () => {
  it('is made by one call, and tried again under the same name', async () => {
    calls.bulkInsert.mockResolvedValueOnce(unreachable).mockResolvedValueOnce(answered(moreTea))
    await store.replaceWith([tea], 'عدد')
    retryLast()
    await vi.waitFor(() => expect(store.read().basket).toBe(moreTea))
    expect(calls.bulkInsert.mock.calls).toEqual([
      [[tea], 'attempt-1'],
      [[tea], 'attempt-1'],
    ])
  })
})

describe('trying again after a lost answer', () => {
  it('names the same attempt, so that the shop does not do it twice', async () => {
    cookie = true
    calls.update.mockResolvedValueOnce(unreachable).mockResolvedValueOnce(answered(moreTea))
    await store.change(tea, 'بسته')
    retryLast()
    await vi.waitFor(() => expect(store.read().basket).toBe(moreTea))
    expect(calls.update.mock.calls.map(([, idempotencyKey]) => idempotencyKey)).toEqual([
      'attempt-1',
      'attempt-1',
    ])
  })

  it('makes the basket again when its cookie never came', async () => {
    calls.create.mockResolvedValueOnce(unreachable).mockResolvedValueOnce(answered(oneLine))
    await store.change(tea, 'بسته')
    retryLast()
    await vi.waitFor(() => expect(store.read().basket).toBe(oneLine))
    expect(calls.create).toHaveBeenCalledTimes(2)
  })

  it('only reads the basket when its cookie came without the answer', async () => {
    calls.create.mockResolvedValueOnce(unreachable)
    calls.get.mockResolvedValueOnce(answered(oneLine))
    await store.change(tea, 'بسته')
    cookie = true
    retryLast()
    await vi.waitFor(() => expect(lastEvent()).toMatchObject({ kind: 'answered', status: 200 }))
    expect(store.read().basket).toBe(oneLine)
    expect(calls.create).toHaveBeenCalledTimes(1)
    expect(calls.update).not.toHaveBeenCalled()
  })

  it('can fail again and be tried again', async () => {
    cookie = true
    calls.update
      .mockResolvedValueOnce(unreachable)
      .mockResolvedValueOnce(unreachable)
      .mockResolvedValueOnce(answered(moreTea))
    await store.change(tea, 'بسته')
    retryLast()
    await vi.waitFor(() => expect(calls.update).toHaveBeenCalledTimes(2))
    await vi.waitFor(() => expect(store.read().isWaiting).toBe(false))
    retryLast()
    await vi.waitFor(() => expect(store.read().basket).toBe(moreTea))
  })
})

const unreachable: CartAnswer = { kind: 'failed', reason: 'unreachable' }

function answered(basket: ShownBasket, status: 200 | 400 | 404 = 200): CartAnswer {
  return { kind: 'answered', status, header: () => null, basket }
}

function lastEvent(): BasketEvent | undefined {
  return notify.mock.lastCall?.[0]
}

function retryLast(): void {
  const event = lastEvent()
  expect(event?.kind).toBe('failed')
  ;(event as Extract<BasketEvent, { kind: 'failed' }>).retry()
}
