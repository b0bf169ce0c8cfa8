import { describe, expect, it } from 'vitest'
import type { FoundSuggestions, ProductSearch, SearchEngine } from './product-search.ts'
import { withFallback } from './with-fallback.ts'

const NOTHING: Omit<FoundSuggestions, 'engine'> = {
  terms: [],
  categoryIds: [],
  inCategories: [],
  productIds: [],
}
const QUERY = { locale: 'fa', text: 'چای', categoryId: null, limit: 5 } as const

/** An engine that fails or hangs on request, and counts its calls. */
function engineOf(engine: SearchEngine) {
  const state = { mood: 'well' as 'well' | 'down' | 'hangs', asked: 0 }
  const suggest = async () => {
    state.asked += 1
    if (state.mood === 'down') throw new Error('down')
    if (state.mood === 'hangs') await new Promise(() => {})
    return { ...NOTHING, engine }
  }
  // Suggestions stand for both: they go the same way.
  return { state, search: { suggest } as unknown as ProductSearch }
}

function fixture() {
  const first = engineOf('opensearch')
  const second = engineOf('postgres')
  const clock = { now: 1_000 }
  const failures: unknown[] = []
  const search = withFallback({
    first: first.search,
    second: second.search,
    times: { limitMs: 30, restMs: 2_000 },
    onFailure: (error) => failures.push(error),
    now: () => clock.now,
  })
  const answeredBy = async () => (await search.suggest(QUERY)).engine
  return { first: first.state, clock, failures, answeredBy }
}

describe('a search with two engines', () => {
  it('is answered by the first while it is well', async () => {
    const { answeredBy } = fixture()
    expect(await answeredBy()).toBe('opensearch')
  })

  it.each(['down', 'hangs'] as const)('is answered by the second when the first %s', async (mood) => {
    const { first, answeredBy, failures } = fixture()
    first.mood = mood
    expect(await answeredBy()).toBe('postgres')
    expect(failures).toHaveLength(1)
  })

  it('does not ask the first again until it has rested', async () => {
    const { first, clock, answeredBy } = fixture()
    first.mood = 'hangs'
    await answeredBy()
    clock.now += 1_999
    await answeredBy()
    expect(first.asked).toBe(1)
  })

  it('comes back to the first by itself', async () => {
    const { first, clock, answeredBy } = fixture()
    first.mood = 'down'
    await answeredBy()
    first.mood = 'well'
    clock.now += 2_000
    expect(await answeredBy()).toBe('opensearch')
    expect(await answeredBy()).toBe('opensearch')
  })

  it('lets one search try the first, and no other waits for it', async () => {
    const { first, clock, answeredBy } = fixture()
    first.mood = 'hangs'
    await answeredBy()
    clock.now += 2_000
    expect(await Promise.all([answeredBy(), answeredBy(), answeredBy()])).toEqual(Array(3).fill('postgres'))
    expect(first.asked).toBe(2)
  })
})
