import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type DatabaseClock, openDatabaseClock } from './database-clock.ts'

const database = useTestDatabase()
const clocks: DatabaseClock[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const clock of clocks.splice(0)) clock.stop()
})

describe('the database’s clock', () => {
  it('is the database’s, however wrong this server’s own is', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(0)
    const clock = await openDatabaseClock(database.owner)
    clocks.push(clock)
    const { rows } = await database.owner.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    )
    expect(Math.abs(clock.nowMs() - (rows[0]?.ms ?? 0))).toBeLessThan(5_000)
  })
})
