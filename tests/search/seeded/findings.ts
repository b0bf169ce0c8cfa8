import { toTokens } from '@rasteh/persian-text/search'
import { LEXICON } from '@rasteh/search/lexicon'
import type { PlanQuery } from '@rasteh/search/plan'
import { planQuery } from '@rasteh/search/plan/plan-query'
import type { ProductQuery, ProductSearch } from '@rasteh/search/product-search'
import { withUnderstanding } from '@rasteh/search/with-understanding'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SeededShop, seededShop } from './seeded-documents.ts'

/** Fills an engine with the seeded shop and searches it by these plans. */
export type OpenEngine = (shop: SeededShop, planQuery: PlanQuery) => Promise<ProductSearch>

const FIRST_PAGE: Omit<ProductQuery, 'text'> = {
  locale: 'fa',
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: 10,
  from: { offset: 0 },
}
const MILLION_TOMAN = 10_000_000

/** What a shopper found wrong with the seeded shop's search, each as it should be, in one engine. */
export function describeFindings(engine: string, open: OpenEngine): void {
  const shop = seededShop()
  const categories = shop.categories.map(({ id, titles }) => ({ id, titles: titles.map(toTokens) }))
  let search: ProductSearch
  beforeAll(async () => {
    const plan: PlanQuery = (text, known) =>
      planQuery(text, { ...known, lexicon: LEXICON, categories: async () => categories })
    search = withUnderstanding(await open(shop, plan))
  })
  const ask = async (text: string, more: Partial<ProductQuery> = {}) => {
    const found = await search.find({ ...FIRST_PAGE, ...more, text })
    const shown = { titles: found.productIds.map(shop.titleOf), kinds: found.productIds.map(shop.categoryOf) }
    return { ...found, ...shown }
  }
  const all = (titles: readonly string[], pattern: RegExp) => titles.filter((title) => !pattern.test(title))

  describe(`a head word in every order, in ${engine}`, () => {
    const orders = ['cheapest', 'newest', 'dearest', 'popular', 'relevant'] as const
    const heads = [
      ['گوشی', /^گوشی/],
      ['موبایل', /^گوشی/],
      ['ساعت', /^ساعت/],
      ['تبلت', /^تبلت/],
    ] as const
    it.each(heads.flatMap(([word, kind]) => orders.map((sort) => [word, sort, kind] as const)))(
      '«%s» by %s is nothing else among the first ten',
      async (word, sort, kind) => {
        const { titles, total } = await ask(word, { sort })
        expect(all(titles, kind)).toEqual([])
        expect(titles).toHaveLength(Math.min(10, total))
        expect(total).toBeGreaterThan(word === 'تبلت' ? 1 : 9)
      },
    )

    it('has the brands of phones as its facet, and no school', async () => {
      const { facets } = await ask('گوشی')
      expect(facets.brands.map(({ key }) => key).toSorted()).toEqual(
        ['تیراژه', 'سپهرتک', 'نگارا', 'هم‌آوا'].toSorted(),
      )
    })

    it('brings what only mentions it apart, after the last page', async () => {
      const { productIds, mentions } = await ask('تبلت', { sort: 'cheapest' })
      expect(mentions.length).toBeGreaterThan(0)
      expect(mentions.filter((id) => productIds.includes(id))).toEqual([])
    })

    it('ends with what is sold out', async () => {
      const { productIds } = await ask('عسل', { sort: 'cheapest', limit: 50 })
      const isThere = productIds.map(
        (id) => shop.documents.find((document) => document.productId === id)?.facets.isInStock,
      )
      expect(isThere).toEqual(isThere.toSorted((a, b) => Number(b) - Number(a)))
    })
  })

  describe(`a correction, in ${engine}`, () => {
    it.each(['آیفون', 'خرما', 'پاور بانک', 'قرص', 'کفش مردانه', 'گوشی زیر ۱۰ میلیون'])(
      'is not made of the known word «%s»',
      async (text) => {
        expect((await ask(text)).corrected).toBeNull()
      },
    )

    it.each([
      ['آیفون', /^گوشی/],
      ['سامسونگ', /^گوشی/],
      ['خودکار', /^(?:خودنویس|قلم)/],
    ])(
      'is not made of «%s», which is not sold: the nearest comes, and is called so',
      async (text, nearest) => {
        const { titles, unsold, isNearest } = await ask(text)
        expect([unsold, isNearest]).toEqual([[text], true])
        expect(titles[0]).toMatch(nearest)
      },
    )

    it.each(['قرص', 'دوچرخه', 'قایق موتوری', 'لاستیک'])(
      'is not made of «%s», which nothing is near to',
      async (text) => {
        const { total, mentions, corrected, unsold } = await ask(text)
        expect({ total, mentions, corrected }).toEqual({ total: 0, mentions: [], corrected: null })
        expect(unsold.length).toBeGreaterThan(0)
      },
    )

    it.each(['asdkjhasd', 'ژژژژ', 'قثصضقثصض'])('is not made of the nonsense %s', async (text) => {
      const { total, mentions, corrected } = await ask(text)
      expect({ total, mentions, corrected }).toEqual({ total: 0, mentions: [], corrected: null })
    })

    it.each([
      ['گوسی', 'گوشی'],
      ['سماورر', 'سماور'],
      ['زغفران', 'زعفران'],
      ['قابلامه', 'قابلمه'],
    ])('is made of the slip %s, and told', async (text, meant) => {
      const { corrected, total } = await ask(text)
      expect(corrected).toBe(meant)
      expect(total).toBeGreaterThan(0)
    })

    it('is not made where the very words are wanted', async () => {
      const { corrected, total } = await ask('گوسی', { isAsTyped: true })
      expect([corrected, total]).toEqual([null, 0])
    })
  })

  describe(`a few products are enough, in ${engine}`, () => {
    it.each([
      ['usg', 'عسل'],
      ['tva', 'فرش'],
      [';dt', 'کیف'],
      ['uxv', 'عطر'],
      ['nlk,a', 'دمنوش'],
    ])('for %s on the wrong keyboard', async (text, meant) => {
      const { corrected, total } = await ask(text)
      expect(corrected).toBe(meant)
      expect(total).toBeGreaterThan(0)
    })

    it('for a word that one product has: no look-alikes', async () => {
      expect((await ask('هودی')).titles).toEqual(['هودی نخلستان دورس'])
      expect((await ask('شمع')).titles).toEqual(['فانوس شمعی کوچک مشبک'])
    })

    it('and do not end the search: «کیف چرمی» is every leather bag', async () => {
      const { titles, total } = await ask('کیف چرمی')
      expect(total).toBeGreaterThanOrEqual(10)
      expect(all(titles, /کیف/)).toEqual([])
    })
  })

  describe(`what people call things, in ${engine}`, () => {
    it.each([
      ['ماهیتابه', /^تابه/],
      ['ماهی تابه', /^تابه/],
      ['کامپیوتر', /^(?:رایانه|لپ‌تاپ|تبلت)/],
      ['ادکلن', /^(?:ادوپرفیوم|عطر)/],
      ['کفش', /^گیوه/],
      ['کفش مردانه', /^گیوه/],
      ['لباس زنانه', /^(?!ادوپرفیوم)/],
      // A sport watch says of itself that its kind is «ساعت هوشمند».
      ['اسمارت واچ', /^ساعت (?:هوشمند|ورزشی)/],
      ['دستبند سلامتی', /^مچ‌بند/],
      ['تی بگ', /کیسه‌ای/],
      ['خرما', /^رطب/],
      ['قالی', /^(?:فرش|گبه|گلیم|کناره)/],
      ['لوازم تحریر', /./],
    ])('«%s»', async (text, expected) => {
      const { titles, dropped, isNearest } = await ask(text)
      expect(titles.length).toBeGreaterThan(0)
      expect(all(titles, expected)).toEqual([])
      expect([dropped, isNearest]).toEqual([[], false])
    })

    it('a kind is not every thing of its kind: «گیوه» finds no other clothes', async () => {
      expect((await ask('گیوه')).titles).toEqual(['گیوه دست‌باف کرمانشاه'])
    })

    it('a name of several words that stand apart in the title: «عسل با موم سبلان»', async () => {
      const { titles, dropped, unsold } = await ask('عسل با موم سبلان')
      expect(titles[0]).toContain('با موم سبلان')
      expect([dropped, unsold]).toEqual([[], []])
    })

    it('«لباس زنانه» is clothes', async () => {
      expect(new Set((await ask('لباس زنانه')).kinds)).toEqual(new Set(['clothes']))
    })
  })

  describe(`occasions are collections, in ${engine}`, () => {
    it.each(['هدیه روز مادر', 'کادوی روز مادر', 'هدیه برای مادر', 'یلدا', 'جهیزیه', 'مدرسه', 'نوروز'])(
      '«%s» finds several kinds of things, and no word of it is unsold',
      async (text) => {
        const { titles, kinds, unsold, dropped, corrected, isNearest } = await ask(text)
        expect(titles.length).toBeGreaterThan(2)
        expect({ unsold, dropped, corrected, isNearest }).toEqual({
          unsold: [],
          dropped: [],
          corrected: null,
          isNearest: false,
        })
        expect(kinds.length).toBeGreaterThan(0)
      },
    )
  })

  describe(`prices and orders in words, in ${engine}`, () => {
    const priceOf = (id: number) =>
      shop.documents.find(({ productId }) => productId === id)?.facets.priceRial ?? 0

    it.each([
      ['گوشی زیر ۱۰ میلیون', 0, 10, /^گوشی/],
      ['گوشی بین ۱۰ تا ۲۰ میلیون تومن', 10, 20, /^گوشی/],
      ['ادکلن زنانه زیر ۵ میلیون', 0, 5, /^(?:ادوپرفیوم|عطر)/],
      ['چای تا ۴۰۰ هزار تومن', 0, 0.4, /چای|^دمنوش کیسه/],
    ])('«%s»', async (text, from, to, kind) => {
      const { productIds, titles, understood, dropped } = await ask(text)
      expect(titles.length).toBeGreaterThan(0)
      expect(all(titles, kind)).toEqual([])
      for (const id of productIds) {
        expect(priceOf(id)).toBeGreaterThanOrEqual(from * MILLION_TOMAN)
        expect(priceOf(id)).toBeLessThanOrEqual(to * MILLION_TOMAN)
      }
      expect(understood.some(({ kind: part }) => part === 'price')).toBe(true)
      expect(dropped).toEqual([])
    })

    it.each(['ارزان‌ترین گوشی', 'گوشی ارزان', 'ارزونترین گوشی'])(
      '«%s» is the cheapest first',
      async (text) => {
        const { productIds, titles } = await ask(text)
        expect(all(titles, /^گوشی/)).toEqual([])
        const there = productIds.filter(
          (id) => shop.documents.find(({ productId }) => productId === id)?.facets.isInStock,
        )
        expect(there.map(priceOf)).toEqual(there.map(priceOf).toSorted((a, b) => a - b))
      },
    )

    it('are chosen by hand where the visitor chose, and taken back where he did', async () => {
      const byHand = await ask('ارزان‌ترین گوشی زیر ۱۰ میلیون', {
        sort: 'dearest',
        priceToRial: 5 * MILLION_TOMAN,
      })
      expect(byHand.understood).toEqual([])
      for (const id of byHand.productIds) expect(priceOf(id)).toBeLessThanOrEqual(5 * MILLION_TOMAN)
      const taken = await ask('گوشی زیر ۱۰ میلیون', { ignored: ['زیر ۱۰ میلیون'] })
      expect([taken.understood, taken.total]).toEqual([[], (await ask('گوشی')).total])
    })

    it('leave the notice of what was left out in the order it was typed, whole', async () => {
      const { dropped } = await ask('لپ‌تاپ گیمینگ صورتی دانش‌آموزی')
      expect(dropped.join(' ')).not.toMatch(/(?:^| )(?:تاپ|لپ)(?: |$)/)
    })
  })

  describe(`colours, sizes and amounts, in ${engine}`, () => {
    it.each([
      ['گوشی مشکی', 'مشکی', /^گوشی/],
      ['لپ تاپ رم ۱۶', 'رم ۱۶', /^لپ‌تاپ/],
      ['فرش ۶ متری', '۶ متری', /^(?:فرش|گبه|گلیم|کناره)/],
      ['کیف پول مردانه', 'مردانه', /^کیف پول/],
    ])('«%s»', async (text, typed, kind) => {
      const { titles, understood } = await ask(text)
      expect(titles.length).toBeGreaterThan(0)
      expect(all(titles, kind)).toEqual([])
      expect(understood.map((part) => part.typed)).toEqual([typed])
    })
  })
}
