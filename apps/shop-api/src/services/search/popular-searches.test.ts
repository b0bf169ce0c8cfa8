import type { Database } from '@rasteh/shop-store/platform/pool'
import { expect, it, vi } from 'vitest'
import { createPopularSearches } from './popular-searches.ts'

it('the popular searches are read once for all who ask within half a minute, and kept while they cannot be read', async () => {
  const clock = { now: 0 }
  const query = vi.fn(async () => ({ rows: [{ shown: 'چای' }] }))
  const popular = createPopularSearches({ query } as unknown as Database, () => clock.now)
  expect(await Promise.all([popular('fa'), popular('fa')])).toEqual([['چای'], ['چای']])
  expect(query).toHaveBeenCalledTimes(1)
  await popular('en')
  expect(query).toHaveBeenCalledTimes(2)
  clock.now += 30_000
  query.mockRejectedValueOnce(new Error('away'))
  expect(await popular('fa')).toEqual(['چای'])
})
