import { describe, expect, it } from 'vitest'
import type { QueryPlan } from './plan/query-plan.ts'
import { NOTHING_FOUND, toFound } from './to-found.ts'
import { tryPlans } from './try-plans.ts'

const planOf = (typed: string, needs: string[] = []): QueryPlan => ({
  words: [
    { typed, tokens: [{ token: typed, weight: 1, origin: 'typed' }], ...(needs.length > 0 && { needs }) },
  ],
  code: null,
  corrected: null,
  dropped: [],
})
const thing = planOf('تبلت', ['^تبلت'])
const found = (total: number, mentions: number) => ({
  ...NOTHING_FOUND,
  total,
  mentions: Array.from({ length: mentions }, (_, index) => index + 1),
})

describe('what only mentions the words', () => {
  it('never outweighs the things that are called so', () => {
    expect(toFound(found(4, 8), thing, 'postgres').mentions).toEqual([1])
    expect(toFound(found(1, 8), thing, 'postgres').mentions).toEqual([])
  })

  it('is left out where more than the thing was asked for', () => {
    const words = [...thing.words, ...planOf('سبک').words]
    expect(toFound(found(4, 8), { ...thing, words }, 'postgres').mentions).toEqual([])
  })

  it('is all there is where nothing is called so', () => {
    expect(toFound(found(0, 3), thing, 'postgres').mentions).toHaveLength(3)
    expect(toFound(found(1, 3), planOf('مترو'), 'postgres').mentions).toHaveLength(3)
  })
})

describe('the plans of a query', () => {
  async function* plans(...all: QueryPlan[]) {
    yield* all
  }
  const less = { ...thing, dropped: ['بزرگ'] }

  it('leave a word out before a thing that is sold is only mentioned', async () => {
    const tried = await tryPlans(plans(thing, less), async (plan) =>
      plan === less ? found(5, 0) : found(0, 2),
    )
    expect(tried?.plan).toBe(less)
  })

  it('end at mentions where nothing else is found, or where no thing is named', async () => {
    expect((await tryPlans(plans(thing, less), async (plan) => found(0, plan === thing ? 2 : 0)))?.plan).toBe(
      thing,
    )
    const word = planOf('مترو')
    expect((await tryPlans(plans(word, less), async () => found(0, 2)))?.plan).toBe(word)
  })
})
