// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenPainted } from './when-painted.ts'

let paint: () => void
let asked: { type: string; buffered: boolean }[]
const run = vi.fn()

/** A browser that says when it paints. */
function browserThatReports(...types: string[]) {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = types
      constructor(notify: (entries: unknown, observer: unknown) => void) {
        paint = () => notify([], this)
      }
      disconnect = () => {}
      observe = (what: (typeof asked)[number]) => asked.push(what)
    },
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  browserThatReports('largest-contentful-paint', 'paint')
})

afterEach(() => {
  // A callback that still waits for a use of the page waits no more.
  dispatchEvent(new Event('keydown'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  run.mockReset()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

it('waits for the largest thing in sight, and runs once', async () => {
  whenPainted(run)
  await settle()
  expect(run).not.toHaveBeenCalled()
  expect(asked).toEqual([{ type: 'largest-contentful-paint', buffered: true }])
  paint()
  await settle()
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  dispatchEvent(new Event('pointerdown'))
  expect(run).toHaveBeenCalledTimes(1)
})

it('waits for the first paint in a browser that tells no more', () => {
  browserThatReports('paint')
  whenPainted(run)
  expect(asked).toEqual([{ type: 'paint', buffered: true }])
})

it.each(['load', 'error'])('waits for a picture of the first screen, up to its %s', async (end) => {
  document.body.innerHTML = '<img src="/first.webp" fetchpriority="high"><img src="/later.webp">'
  const [first, later] = [...document.images] as [HTMLImageElement, HTMLImageElement]
  for (const picture of [first, later]) Object.defineProperty(picture, 'complete', { value: false })
  Object.defineProperty(first, 'fetchPriority', { value: 'high' })
  whenPainted(run)
  paint()
  await settle()
  expect(run).not.toHaveBeenCalled()
  first.dispatchEvent(new Event(end))
  await settle()
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(run).toHaveBeenCalledTimes(1)
})

it('waits no longer than a poor network is worth', async () => {
  whenPainted(run)
  await vi.advanceTimersByTimeAsync(2_499)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(1)
})

it.each(['pointerdown', 'keydown', 'focusin'])('does not wait once somebody uses the page: %s', (kind) => {
  whenPainted(run)
  dispatchEvent(new Event(kind))
  expect(run).toHaveBeenCalledTimes(1)
})

it('does not wait in a page that nobody sees', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)
  whenPainted(run)
  expect(run).toHaveBeenCalledTimes(1)
})

it('does not wait in a browser that does not tell what it paints', () => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'PerformanceObserver')
  whenPainted(run)
  expect(run).toHaveBeenCalledTimes(1)
})
