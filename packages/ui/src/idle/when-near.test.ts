// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenNear } from './when-near.ts'

type Seen = { isIntersecting: boolean }
let notify: (entries: Seen[]) => void
const disconnect = vi.fn()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect
      observe = vi.fn()
      constructor(listener: typeof notify) {
        notify = listener
      }
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  disconnect.mockClear()
})

it('waits until the element is near, then looks no more', () => {
  const then = vi.fn()
  whenNear(document.body, then)
  notify([{ isIntersecting: false }])
  expect(then).not.toHaveBeenCalled()
  notify([{ isIntersecting: true }])
  expect(then).toHaveBeenCalledTimes(1)
  expect(disconnect).toHaveBeenCalledTimes(1)
})

it('can be called off', () => {
  whenNear(document.body, vi.fn())()
  expect(disconnect).toHaveBeenCalledTimes(1)
})
