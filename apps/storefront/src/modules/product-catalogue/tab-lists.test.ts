import { describe, expect, it, vi } from 'vitest'
import { createTabLists } from './tab-lists.ts'

describe('the lists of a catalogue', () => {
  it('go from loading to loaded [S4.46 S4.48]', async () => {
    const lists = createTabLists(async () => [], null)
    const opening = lists.open(1)
    expect(lists.read(1).state).toBe('loading')
    await opening
    expect(lists.read(1).state).toBe('loaded')
  })

  it('are loaded once only, however often their tab is opened [S4.47 S4.49]', async () => {
    const load = vi.fn(async () => [])
    const lists = createTabLists(load, [])
    await Promise.all([lists.open(0), lists.open(1), lists.open(1)])
    await lists.open(1)
    expect(load.mock.calls).toEqual([[1]])
  })

  it('can be asked for again when they did not come', async () => {
    const load = vi.fn(async (): Promise<never[] | null> => null)
    const lists = createTabLists(load, null)
    await lists.open(0)
    expect(lists.read(0)).toMatchObject({ state: 'unloaded', hasFailed: true })
    load.mockResolvedValueOnce([])
    await lists.open(0)
    expect(lists.read(0)).toMatchObject({ state: 'loaded', hasFailed: false })
  })
})
