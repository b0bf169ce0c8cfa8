import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchDocument } from '../src/documents/search-document.ts'
import type { PlanQuery } from '../src/plan/query-plan.ts'
import type { ProductQuery, ProductSearch } from '../src/product-search.ts'
import { describePlans } from './plan-suite.ts'
import { plansOf, searchFor, toPlan, toSketchedDocument } from './sketches.ts'
import { CATALOGUE, PLANS, type ProductName } from './small-catalogue.ts'

/** An engine of a test's own. */
export type AdapterFixture = {
  /** Products that the documents may be of. */
  addProducts(count: number): Promise<number[]>
  /** Fills the index and waits until it can be searched. */
  save(documents: readonly SearchDocument[]): Promise<void>
  createSearch(planQuery: PlanQuery): ProductSearch
}

/** What every adapter of the port does, on a small catalogue. */
export function describeAdapter(engine: string, open: () => Promise<AdapterFixture>): void {
  const names = Object.keys(CATALOGUE) as ProductName[]
  let ids: number[] = []
  let search: ProductSearch
  let fixture: AdapterFixture
  beforeAll(async () => {
    fixture = await open()
    ids = await fixture.addProducts(names.length)
    await fixture.save(names.map((name, at) => toSketchedDocument(ids[at] ?? 0, CATALOGUE[name])))
    search = fixture.createSearch(plansOf(PLANS))
  })
  const nameOf = (id: number) => names[ids.indexOf(id)]
  const found = async (text: string | null, more: Partial<ProductQuery> = {}) =>
    (await search.find(searchFor(text, more))).productIds.map(nameOf)

  describe(`the words, in ${engine}`, () => {
    it('must all be met', async () => {
      expect(await found('گوشی سامسونگ')).toEqual(['galaxy', 'oldGalaxy', 'case'])
    })

    it('bring first what the thing is called, not what it is for', async () => {
      const shown = await found('گوشی')
      expect(shown.indexOf('case')).toBeGreaterThan(shown.indexOf('xiaomi'))
    })

    it('that are a model or a stock code bring that product alone, and first', async () => {
      expect(await found('sms921b')).toEqual(['galaxy'])
    })

    it('in a description alone are mentions, after all that is called so', async () => {
      const answer = await search.find(searchFor('شارژر'))
      expect([answer.productIds.map(nameOf), answer.mentions.map(nameOf)]).toEqual([['charger'], ['xiaomi']])
      expect(answer.total).toBe(1)
      expect(answer.facets.brands).toEqual([])
    })

    it('mention nothing while there is another page, and nothing that is narrowed away', async () => {
      const more = await search.find(searchFor('گوشی', { limit: 1 }))
      expect([more.productIds.length, more.mentions]).toEqual([1, []])
      const narrowed = await search.find(searchFor('شارژر', { brands: ['سامسونگ'] }))
      expect([narrowed.total, narrowed.mentions]).toEqual([0, []])
    })

    it('that say what the thing is are met by its name alone, in every order', async () => {
      const named = toPlan('سفید')
      const words = named.words.map((word) => ({ ...word, needs: ['^گلکسی', '@c12'] }))
      for (const sort of ['relevant', 'cheapest'] as const) {
        const answer = await fixture
          .createSearch(plansOf({ named: [{ ...named, words }] }))
          .find(searchFor('named', { sort }))
        expect(answer.productIds.map(nameOf).toSorted()).toEqual(['case', 'galaxy', 'oldGalaxy'])
      }
    })

    it('of another form find the title too', async () => {
      expect(await found('گوشیها')).toEqual(['galaxy'])
    })

    it('that nothing is made of bring an empty answer', async () => {
      const nothing = await search.find(searchFor('ققنوس'))
      expect(nothing).toMatchObject({ productIds: [], total: 0, next: null, corrected: null, dropped: [] })
      expect(nothing.facets).toMatchObject({ brands: [], inStock: 0, priceRial: null })
    })

    it('are searched for as the next plan says when the first finds nothing, and the answer says so', async () => {
      const answer = await search.find(searchFor('گوسی سامسونگ'))
      expect(answer.corrected).toBe('گوشی سامسونگ')
      expect(answer.productIds).toHaveLength(3)
    })

    it('are left out one by one when nothing has them all, and the answer says which', async () => {
      const answer = await search.find(searchFor('گوشی سامسونگ بنفش'))
      expect(answer.dropped).toEqual(['بنفش'])
      expect(answer.total).toBe(3)
    })

    it('are all kept when something has them all, however little', async () => {
      const answer = await search.find(searchFor('شیائومی مشکی'))
      expect(answer.productIds.map(nameOf)).toEqual(['xiaomi'])
      expect(answer.dropped).toEqual([])
    })
  })

  describePlans(engine, () => ({ createSearch: fixture.createSearch, nameOf }))

  describe(`what fits equally, in ${engine}`, () => {
    it('comes by stock, then by popularity', async () => {
      expect(await found('کابل')).toEqual(['cableLoved', 'cable', 'cableGone'])
    })
  })

  describe(`narrowing, in ${engine}`, () => {
    it('by a category brings what is in it and below it', async () => {
      expect(await found('سامسونگ', { categoryId: 11 })).toEqual(['galaxy', 'oldGalaxy'])
      expect(await found('سامسونگ', { categoryId: 10 })).toEqual(['galaxy', 'oldGalaxy', 'case'])
    })

    it('by brands, prices and stock brings what meets all of them', async () => {
      expect(await found('گوشی', { brands: ['سامسونگ'] })).toEqual(['galaxy', 'oldGalaxy'])
      expect(await found('گوشی', { priceFromRial: 200, priceToRial: 500 })).toEqual(['xiaomi', 'oldGalaxy'])
      expect(await found('کابل', { onlyInStock: true })).toEqual(['cableLoved', 'cable'])
    })

    it('by attributes needs each of them, by any of its values', async () => {
      const memory = (...values: string[]) => ({ name: 'حافظه', values })
      const colour = (...values: string[]) => ({ name: 'رنگ', values })
      expect((await found('گوشی', { attributes: [memory('256gb', '128gb')] })).toSorted()).toEqual(
        ['galaxy', 'oldGalaxy', 'xiaomi'].toSorted(),
      )
      expect(await found('گوشی', { attributes: [memory('128gb'), colour('مشکی')] })).toEqual(['xiaomi'])
    })
  })

  describe(`facets, in ${engine}`, () => {
    it('count all that was found', async () => {
      const { facets, total } = await search.find(searchFor('گوشی', { limit: 1 }))
      expect(total).toBe(4)
      expect(facets.brands).toEqual([
        { key: 'سامسونگ', count: 2 },
        { key: 'اسپیگن', count: 1 },
        { key: 'شیائومی', count: 1 },
      ])
      expect(facets.categories).toContainEqual({ key: '11', count: 3 })
      expect(facets.categories).toContainEqual({ key: '10', count: 4 })
      expect(facets.inStock).toBe(3)
      expect(facets.priceRial).toEqual({ lowest: 50, highest: 900 })
      expect(facets.attributes.find(({ name }) => name === 'حافظه')?.values).toEqual([
        { key: '128gb', count: 2 },
        { key: '256gb', count: 1 },
      ])
    })

    it('count what the other choices leave, so that a second value can be added', async () => {
      const { facets, total } = await search.find(
        searchFor('گوشی', {
          brands: ['شیائومی'],
          attributes: [{ name: 'حافظه', values: ['128gb'] }],
        }),
      )
      expect(total).toBe(1)
      expect(facets.brands).toEqual([
        { key: 'سامسونگ', count: 1 },
        { key: 'شیائومی', count: 1 },
      ])
      expect(facets.attributes.find(({ name }) => name === 'حافظه')?.values).toEqual([
        { key: '128gb', count: 1 },
      ])
      expect(facets.attributes.find(({ name }) => name === 'رنگ')?.values).toEqual([
        { key: 'مشکی', count: 1 },
      ])
    })
  })

  describe(`orders and pages, in ${engine}`, () => {
    it.each([
      // What is sold out comes last, whatever it costs.
      ['cheapest', ['case', 'xiaomi', 'galaxy', 'oldGalaxy']],
      ['dearest', ['galaxy', 'xiaomi', 'case', 'oldGalaxy']],
      ['newest', ['galaxy', 'xiaomi', 'case', 'oldGalaxy']],
      ['popular', ['case', 'galaxy', 'xiaomi', 'oldGalaxy']],
      ['discount', ['xiaomi', 'galaxy', 'case', 'oldGalaxy']],
    ] as const)('%s', async (sort, expected) => {
      const shown = await found('گوشی', { sort })
      expect(shown.slice(0, sort === 'discount' ? 2 : 4)).toEqual(
        expected.slice(0, sort === 'discount' ? 2 : 4),
      )
    })

    it.each(['relevant', 'popular', 'cheapest', 'discount', 'newest'] as const)(
      'by cursor give every product once, also among equals: %s',
      async (sort) => {
        const whole = await found('برابر', { sort })
        const walked: (string | undefined)[] = []
        let from: ProductQuery['from'] = { offset: 0 }
        for (let page = 0; page < 10; page++) {
          const { productIds, next } = await search.find(searchFor('برابر', { sort, limit: 2, from }))
          walked.push(...productIds.map(nameOf))
          if (next === null) break
          from = { after: next }
        }
        expect(walked).toEqual(whole)
        expect(new Set(walked).size).toBe(5)
      },
    )

    it('by offset give the same list', async () => {
      const whole = await found('برابر')
      const later = await found('برابر', { limit: 2, from: { offset: 2 } })
      expect(later).toEqual(whole.slice(2, 4))
    })

    it('begin at the beginning for a cursor that nobody wrote', async () => {
      expect(await found('برابر', { from: { after: 'x' } })).toEqual(await found('برابر'))
    })
  })

  describe(`a category without words, in ${engine}`, () => {
    it('is its products and those below it, most popular first', async () => {
      expect(await found(null, { categoryId: 10 })).toEqual(['case', 'galaxy', 'xiaomi', 'oldGalaxy'])
      expect(await found(null, { categoryId: 11, sort: 'cheapest' })).toEqual([
        'xiaomi',
        'galaxy',
        'oldGalaxy',
      ])
    })

    it('has facets', async () => {
      const { facets, total } = await search.find(searchFor(null, { categoryId: 11, onlyInStock: true }))
      expect(total).toBe(2)
      expect(facets.inStock).toBe(2)
      expect(facets.brands).toEqual([
        { key: 'سامسونگ', count: 1 },
        { key: 'شیائومی', count: 1 },
      ])
    })
  })

  describe(`suggestions, in ${engine}`, () => {
    it('are products that begin like the typed words', async () => {
      const { productIds } = await search.suggest({
        locale: 'fa',
        text: 'گوشی سام',
        categoryId: null,
        limit: 5,
      })
      expect(productIds.map(nameOf)).toEqual(expect.arrayContaining(['galaxy', 'oldGalaxy']))
    })

    it('of one letter are what begins with it, and nothing that has it somewhere', async () => {
      const begun = async (text: string) =>
        (await search.suggest({ locale: 'fa', text, categoryId: null, limit: 5 })).productIds.map(nameOf)
      expect(await begun('س')).toEqual([])
      expect(await begun('ک')).toContain('cable')
      expect(await begun('سا')).toContain('galaxy')
    })

    it('look for what a thing is called, not for what is said of it', async () => {
      const { productIds } = await search.suggest({ locale: 'fa', text: 'مشک', categoryId: null, limit: 5 })
      expect(productIds).toEqual([])
    })

    it('stay in the category that was chosen', async () => {
      const { productIds } = await search.suggest({ locale: 'fa', text: 'سام', categoryId: 11, limit: 5 })
      expect(productIds.map(nameOf)).not.toContain('case')
    })

    it('are what the next plan finds when nothing begins like this', async () => {
      const answer = await search.suggest({ locale: 'fa', text: 'گوسی سامسونگ', categoryId: null, limit: 5 })
      expect(answer.productIds.map(nameOf)).toContain('galaxy')
    })
  })
}
