import { describe, expect, it } from 'vitest'
import { limiter, QueueFull } from './limiter.ts'

describe('works in a limiter', () => {
  it('run at most so many at a time, all of them in the end, also past one that fails', async () => {
    const slot = limiter(2)
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

describe('a queue', () => {
  const gate = () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { open, opened }
  }

  it('lets what is first go before all others that wait', async () => {
    const slot = limiter(1)
    const { open, opened } = gate()
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(name)
    }
    const all = [slot(() => opened), slot(work('a')), slot(work('b')), slot(work('known'), { isFirst: true })]
    open()
    await Promise.all(all)
    expect(order).toEqual(['known', 'a', 'b'])
  })

  it('turns others away when enough wait, and never what is first', async () => {
    const slot = limiter(1, 1)
    const { open, opened } = gate()
    const works = [slot(() => opened), slot(async () => 1)]
    await expect(slot(async () => 2)).rejects.toThrow(QueueFull)
    const known = slot(async () => 3, { isFirst: true })
    open()
    await Promise.all(works)
    expect(await known).toBe(3)
  })
})
