import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttemptLimit, giveBackAttempts, takeAttempts } from './attempt-limits.ts'
import { openPool, type Pool } from './pool.ts'

const database = useTestDatabase()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 20 })
})
afterAll(() => shop.end())

const limit = (attemptKey: string, max: number): AttemptLimit => ({
  scope: 'test',
  attemptKey,
  seconds: 600,
  max,
})
const counted = async (attemptKey: string) => {
  const { rows } = await shop.query<{ count: number }>('select count from shop.guesses where guesser = $1', [
    attemptKey,
  ])
  return rows[0]?.count ?? 0
}

describe('attempt limits', () => {
  it('are given up to the limit and not beyond, however many are asked for at once', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => takeAttempts(shop, [limit('many', 7)])))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(7)
    expect(Math.min(...waits.filter((wait) => wait > 0))).toBeGreaterThan(590)
  })

  it('that the address refuses cost the number nothing', async () => {
    const both = [limit('address', 2), limit('number', 5)]
    for (let round = 0; round < 4; round += 1) await takeAttempts(shop, both)
    expect([await counted('address'), await counted('number')]).toEqual([2, 2])
  })

  it('that the number refuses cost the address nothing', async () => {
    const both = [limit('address 2', 5), limit('number 2', 2)]
    for (let round = 0; round < 4; round += 1) await takeAttempts(shop, both)
    expect([await counted('address 2'), await counted('number 2')]).toEqual([2, 2])
  })

  it('come back when they were no failures', async () => {
    const one = [limit('right', 1)]
    expect(await takeAttempts(shop, one)).toBe(0)
    await giveBackAttempts(shop, one)
    expect(await takeAttempts(shop, one)).toBe(0)
    expect(await takeAttempts(shop, one)).toBeGreaterThan(0)
  })

  it('begin anew when their time is over', async () => {
    const one = [limit('old', 1)]
    await takeAttempts(shop, one)
    await shop.query(
      "update shop.guesses set window_started_at = now() - interval '11 minutes' where guesser = 'old'",
    )
    expect(await takeAttempts(shop, one)).toBe(0)
  })

  it('of many clients never wait for each other in a ring', async () => {
    const ring = Array.from({ length: 200 }, (_, index) => [
      limit(`ring address ${index % 3}`, 1_000),
      limit('ring all', 1_000),
      limit(`ring number ${index % 5}`, 1_000),
    ])
    await Promise.all(
      ring.map(async (limits, index) => {
        await takeAttempts(shop, limits)
        if (index % 2) await giveBackAttempts(shop, limits)
      }),
    )
    expect(await counted('ring all')).toBe(100)
  })
})
