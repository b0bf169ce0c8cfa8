import { describe, expect, it } from 'vitest'
import { inSlots } from './in-slots.ts'

describe('works in slots', () => {
  it('run at most so many at a time, all of them in the end, also past one that fails', async () => {
    const slot = inSlots(2)
    let running = 0
    let most = 0
    const work = async (index: number) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((next) => setImmediate(next))
      running -= 1
      if (index === 3) throw new Error('failed')
      return index
    }
    const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => slot(() => work(index))))
    expect(most).toBe(2)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})
