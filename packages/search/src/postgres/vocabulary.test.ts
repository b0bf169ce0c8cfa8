import type { Database } from '@rasteh/shop-store/platform/pool'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts a word that the memory forgets while others are asked for', async () => {
  const query = vi.fn(async ({ values: [tokens] }: { values: [string[]] }) => {
    vi.advanceTimersByTime(1_000)
    return { rows: tokens.map((token) => ({ token, frequency: 7 })) }
  })
  // Only `query` is asked of it.
  const { frequencies } = createVocabulary({ query } as unknown as Database)
  await frequencies(['گوشی'])
  vi.advanceTimersByTime(29_500)
  expect(await frequencies(['گوشی', 'یخچال'])).toEqual(
    new Map([
      ['گوشی', 7],
      ['یخچال', 7],
    ]),
  )
  expect(query.mock.lastCall?.[0].values).toEqual([['یخچال']])
})
