import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSearchHelp, type Found } from './search-help.ts'

const tea: Found = {
  groups: [{ title: null, entries: [{ title: 'چای', address: '/p', detail: null, priceRial: 10 }] }],
  seeAll: null,
}
const ask = vi.fn<(term: string, signal: AbortSignal) => Promise<Found>>()

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset().mockResolvedValue(tea)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the help under the search box', () => {
  it('is asked for after 800 ms without typing', async () => {
    const help = createSearchHelp('suggestions', ask)
    help.type('چ')
    await vi.advanceTimersByTimeAsync(799)
    help.type('چای ')
    await vi.advanceTimersByTimeAsync(799)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ask.mock.calls.map(([term]) => term)).toEqual(['چای'])
    expect(help.read()).toEqual({ state: 'open', found: tea })
  })

  it('is not asked for again while the trimmed text is the same', async () => {
    const help = createSearchHelp('suggestions', ask)
    help.type('چای')
    await vi.advanceTimersByTimeAsync(800)
    help.type(' چای  ')
    await vi.advanceTimersByTimeAsync(800)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('closes with an empty text', async () => {
    const help = createSearchHelp('suggestions', ask)
    help.type('چای')
    await vi.advanceTimersByTimeAsync(800)
    help.type('  ')
    expect(help.read().state).toBe('closed')
  })

  it('shows nothing when the search fails', async () => {
    ask.mockRejectedValue(new Error('dead'))
    const help = createSearchHelp('suggestions', ask)
    help.type('چای')
    await vi.advanceTimersByTimeAsync(800)
    expect(help.read().state).toBe('closed')
  })

  it('drops an answer that came after the box was left', async () => {
    const late = Promise.withResolvers<Found>()
    ask.mockReturnValue(late.promise)
    const help = createSearchHelp('suggestions', ask)
    help.type('چای')
    await vi.advanceTimersByTimeAsync(800)
    help.leave()
    late.resolve(tea)
    await vi.advanceTimersByTimeAsync(0)
    expect(help.read().state).toBe('closed')
  })

  it('of the platform needs two characters and 100 ms', async () => {
    const help = createSearchHelp('platform-preview', ask)
    help.type('چ ')
    await vi.advanceTimersByTimeAsync(100)
    expect(ask).not.toHaveBeenCalled()
    help.type('چا')
    await vi.advanceTimersByTimeAsync(100)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is never asked for by the simple box', async () => {
    const help = createSearchHelp('simple', ask)
    help.type('چای')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ask).not.toHaveBeenCalled()
  })
})
