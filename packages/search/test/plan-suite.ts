import { describe, expect, it } from 'vitest'
import type { PlanQuery, QueryPlan } from '../src/plan/query-plan.ts'
import type { ProductQuery, ProductSearch } from '../src/product-search.ts'
import { plansOf, searchFor, toPlan } from './sketches.ts'

type Opened = {
  createSearch(planQuery: PlanQuery): ProductSearch
  nameOf(id: number): string | undefined
}

/** What every adapter makes of a plan that says more than which words must be met, on the small catalogue. */
export function describePlans(engine: string, open: () => Opened): void {
  describe(`words of a plan, in ${engine}`, () => {
    const foundBy = async (plan: QueryPlan, more: Partial<ProductQuery> = {}) => {
      const { createSearch, nameOf } = open()
      const answer = await createSearch(plansOf({ plan: [plan] })).find(searchFor('plan', more))
      return { ...answer, names: answer.productIds.map(nameOf), mentioned: answer.mentions.map(nameOf) }
    }
    const [phone = toPlan('گوشی').words[0]] = toPlan('گوشی').words
    const word = (token: string, weight = 1) => ({
      typed: token,
      tokens: [{ token, weight, origin: 'typed' as const }],
    })

    it('that need not be met only say what comes first', async () => {
      const words = [...toPlan('گوشی').words, { ...word('128gb'), isFlat: true, isOptional: true }]
      const { names, total } = await foundBy({ ...toPlan('گوشی'), words })
      expect(total).toBe(4)
      expect(names.slice(0, 2).toSorted()).toEqual(['oldGalaxy', 'xiaomi'])
      expect((await foundBy({ ...toPlan('گوشی'), words }, { sort: 'cheapest' })).total).toBe(4)
    })

    it('of an occasion are worth their weight in whatever field they stand', async () => {
      const tokens = [...word('^کابل', 0.5).tokens, ...word('^شارژر', 0.9).tokens]
      const needs = tokens.map(({ token }) => token)
      const words = [{ typed: 'عید', tokens, needs, isFlat: true }]
      const { names } = await foundBy({ ...toPlan('عید'), words })
      expect([names[0], names.length]).toEqual(['charger', 4])
    })

    it('find nothing that is plainly for others, and no mention of it', async () => {
      const { names, mentions } = await foundBy({ ...toPlan('شارژر'), without: ['^گوشی'] })
      expect([names, mentions]).toEqual([['charger'], []])
      const { total } = await foundBy({ ...toPlan('گوشی'), without: ['^شیائومی'] }, { sort: 'newest' })
      expect(total).toBe(3)
    })

    it('bring the thing itself before what only has it in its name, in every order', async () => {
      const called = ['!گوشی']
      for (const sort of ['relevant', 'cheapest', 'popular'] as const) {
        const { names, next } = await foundBy({ ...toPlan('گوشی'), called }, { sort, limit: 3 })
        // What is sold out still comes last where relevance does not decide.
        expect(names).toContain(sort === 'relevant' ? 'oldGalaxy' : 'case')
        expect(names.indexOf('xiaomi')).toBeLessThan(2)
        const later = await foundBy({ ...toPlan('گوشی'), called }, { sort, from: { after: next ?? '' } })
        expect(later.names).toEqual([sort === 'relevant' ? 'case' : 'oldGalaxy'])
      }
    })

    it('of a description alone can be asked for', async () => {
      const { names } = await foundBy({
        ...toPlan('گوشی'),
        words: [phone, word('¶شارژر')].flatMap((one) => one ?? []),
      })
      expect(names).toEqual(['xiaomi'])
    })
  })
}
