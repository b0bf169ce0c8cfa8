import { postgresAdapter } from '@payloadcms/db-postgres'
import type { BaseDatabaseAdapter, Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { boundTransactions } from './bounded-transactions.ts'

/** An adapter that only counts, with a begin that fails on demand. */
function countingAdapter(most: number) {
  const counted = { begun: 0, fails: false }
  const adapter = {
    async beginTransaction() {
      if (counted.fails) throw new Error('no connection')
      counted.begun += 1
      return counted.begun
    },
    async commitTransaction() {},
    async rollbackTransaction() {},
  }
  // The three calls above are all that is looked at.
  const made = { init: () => adapter as unknown as BaseDatabaseAdapter }
  return { counted, adapter: boundTransactions(made, most).init() }
}
const settled = () => new Promise((next) => setImmediate(next))

describe('transactions of the content platform', () => {
  it('wait for their turn when as many as allowed are open', async () => {
    const { adapter, counted } = countingAdapter(2)
    const begun = [1, 2, 3, 4].map(() => adapter.beginTransaction())
    await settled()
    expect(counted.begun).toBe(2)
    await adapter.commitTransaction(1)
    await settled()
    expect(counted.begun).toBe(3)
    await adapter.rollbackTransaction(2)
    expect(await Promise.all(begun)).toEqual([1, 2, 3, 4])
  })

  it('begin and end by the three calls that are replaced', () => {
    const args = { payload: { config: {} } as Payload }
    const real = postgresAdapter({ pool: {} })
    const [usual, bounded] = [real.init(args), boundTransactions(real, 1).init(args)]
    for (const call of ['beginTransaction', 'commitTransaction', 'rollbackTransaction'] as const) {
      expect(usual[call]).toBeTypeOf('function')
      expect(bounded[call]).not.toBe(usual[call])
    }
  })

  it('give their turn back once, however often they are ended', async () => {
    const { adapter, counted } = countingAdapter(1)
    await adapter.beginTransaction()
    for (const end of [adapter.commitTransaction, adapter.rollbackTransaction]) await end(Promise.resolve(1))
    void adapter.beginTransaction()
    void adapter.beginTransaction()
    await settled()
    expect(counted.begun).toBe(2)
  })

  it('give their turn back when they could not begin', async () => {
    const { adapter, counted } = countingAdapter(1)
    counted.fails = true
    await expect(adapter.beginTransaction()).rejects.toThrow('no connection')
    counted.fails = false
    expect(await adapter.beginTransaction()).toBe(1)
  })
})
