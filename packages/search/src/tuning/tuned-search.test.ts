import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LEXICON } from '../lexicon/lexicon.ts'
import type { FoundProducts, ProductQuery, ProductSearch } from '../product-search.ts'
import { type SearchTuning, UNTUNED } from './search-tuning.ts'
import { createTunedSearch } from './tuned-search.ts'

const query = { text: 'موبایل', sort: 'relevant', brands: [], attributes: [], from: { offset: 0 } }
const plain = { categoryId: null, priceFromRial: null, priceToRial: null, onlyInStock: false, limit: 10 }
const asked = { ...query, ...plain, locale: 'fa' } as ProductQuery

const UNKNOWN = new Set(['تلفن هوشمند'])

/** A search that finds a product for each word that its text may mean. */
const base = (synonyms: (token: string) => readonly string[]): ProductSearch => ({
  find: async ({ text }) => {
    const words = UNKNOWN.has(text ?? '') ? [] : [text ?? '', ...synonyms(text ?? '')]
    return {
      productIds: words.map((word) => word.length),
      total: words.length,
      corrected: null,
      dropped: [],
    } as never
  },
  suggest: async () => ({ terms: [], categoryIds: [], inCategories: [], productIds: [], engine: 'postgres' }),
})
const idsOf = ({ productIds }: FoundProducts) => productIds

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a search with what managers made of it', () => {
  it('knows their synonyms in both directions, however they are written', async () => {
    const search = createTunedSearch(base, async () => ({
      synonyms: [['گوشي', 'موبایل']],
      rules: [],
      off: [],
    }))
    expect(idsOf(await search.find(asked))).toEqual([6, 4])
    expect(idsOf(await search.find({ ...asked, text: 'گوشی' }))).toEqual([4, 6])
  })

  it('is waited for by all who ask before it is read for the first time', async () => {
    const read = Promise.withResolvers<SearchTuning>()
    const search = createTunedSearch(base, () => read.promise)
    const answers = Promise.all([search.find(asked), search.find(asked)])
    read.resolve({ ...UNTUNED, synonyms: [['گوشی', 'موبایل']] })
    expect((await answers).map(idsOf)).toEqual([
      [6, 4],
      [6, 4],
    ])
  })

  it('says a word that is in no product by what it means, and tells so', async () => {
    const search = createTunedSearch(base, async () => ({
      synonyms: [['تلفن هوشمند', 'گوشی']],
      rules: [],
      off: [],
    }))
    expect(await search.find({ ...asked, text: 'تلفن هوشمند' })).toMatchObject({
      productIds: [4, 11],
      corrected: 'گوشی',
    })
  })

  it('plans without the groups of the lexicon that managers switched off, from the next second on', async () => {
    const load = vi.fn().mockResolvedValue(UNTUNED)
    let lexicon = () => LEXICON
    const search = createTunedSearch((synonyms, given) => {
      lexicon = given
      return base(synonyms)
    }, load)
    await search.find(asked)
    expect(lexicon().meaningOf('گیوه')).not.toBeNull()
    load.mockResolvedValue({ ...UNTUNED, off: ['گیوه', 'of an older release'] })
    vi.advanceTimersByTime(1000)
    await search.suggest({ text: 'گ' } as never)
    expect(lexicon().meaningOf('گیوه')).toBeNull()
    load.mockResolvedValue(UNTUNED)
    vi.advanceTimersByTime(1000)
    await search.find(asked)
    expect(lexicon().meaningOf('گیوه')).not.toBeNull()
  })

  it('reads again after a while, and goes on with the last when it cannot', async () => {
    const load = vi.fn().mockResolvedValue(UNTUNED)
    const search = createTunedSearch(base, load)
    await search.find(asked)
    await search.find(asked)
    expect(load).toHaveBeenCalledTimes(1)
    load.mockResolvedValueOnce({ synonyms: [['گوشی', 'موبایل']], rules: [], off: [] })
    vi.advanceTimersByTime(5000)
    expect(idsOf(await search.find(asked))).toEqual([6, 4])
    load.mockRejectedValueOnce(new Error('away'))
    vi.advanceTimersByTime(5000)
    expect(idsOf(await search.find(asked))).toEqual([6, 4])
  })
})
