import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadManagedPopularSearches, loadPopularSearches, POPULAR_SHOWN } from '../reads/popular-searches.ts'
import { loadAskedPhrases } from './phrases.ts'
import { savePopularSearches } from './popular.ts'

const database = useTestDatabase()
let shop: Pool
let web: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
  web = openPool({ url: database.urls.web, name: 'test-web', max: 1 })
})
afterAll(() => Promise.all([shop.end(), web.end()]))
afterEach(() =>
  database.owner.query('truncate shop.search_asked, shop.search_popular, shop.search_popular_hidden'),
)

const search = (shown: string, visitors: number) => ({
  locale: 'fa' as const,
  folded: shown,
  shown,
  visitors,
})
const hide = (folded: string, isHidden: boolean) =>
  web.query<{ changed: boolean }>("select shop.hide_popular_search('fa', $1, $2, 1) as changed", [
    folded,
    isHidden,
  ])
const asked = (folded: string, daysAgo: number, visitors: number) =>
  database.owner.query(
    `insert into shop.search_asked (day, locale, folded, shown, searches, visitors)
     values ((now() at time zone 'Asia/Tehran')::date - $2::int, 'fa', $1, $1, 50, $3)`,
    [folded, daysAgo, visitors],
  )

describe('what is popular', () => {
  it('is what five came for on one of the last seven days; older days and single visitors do not count', async () => {
    await asked('تازه', 0, 5)
    await asked('تازه', 3, 4)
    await asked('کهنه', 8, 90)
    await asked('تنها', 0, 4)
    await asked('تنها', 1, 4)
    const recent = (await loadAskedPhrases(shop)).map(({ folded, recent }) => [folded, recent])
    expect(Object.fromEntries(recent)).toEqual({ تازه: 9, کهنه: 0 })
  })

  it('is offered by its language, the most wanted first, and no more than can be looked over', async () => {
    const many = Array.from({ length: 12 }, (_, at) => search(`کالا ${at}`, at))
    await savePopularSearches(shop, [...many, { ...search('tea', 99), locale: 'en' }])
    const offered = await loadPopularSearches(shop, 'fa')
    expect(offered).toHaveLength(POPULAR_SHOWN)
    expect(offered[0]).toBe('کالا 11')
    expect(await loadPopularSearches(shop, 'en')).toEqual(['tea'])
  })

  it('gives its place to what is popular after it', async () => {
    await savePopularSearches(shop, [search('عسل', 5)])
    await savePopularSearches(shop, [search('چای', 6)])
    expect(await loadPopularSearches(shop, 'fa')).toEqual(['چای'])
  })

  it('is hidden by managers until they show it again, also after it was made anew', async () => {
    await savePopularSearches(shop, [search('عسل', 5), search('چای', 6)])
    const presses = [await hide('چای', true), await hide('چای', true)]
    expect(presses.map(({ rows }) => rows[0]?.changed)).toEqual([true, false])
    await savePopularSearches(shop, [search('عسل', 5), search('چای', 60)])
    expect(await loadPopularSearches(shop, 'fa')).toEqual(['عسل'])
    expect(await loadManagedPopularSearches(web, 10)).toMatchObject([
      { shown: 'چای', isHidden: true },
      { shown: 'عسل', isHidden: false },
    ])
    await hide('چای', false)
    expect(await loadPopularSearches(shop, 'fa')).toEqual(['چای', 'عسل'])
  })

  it('is not hidden by the shop’s own role', async () => {
    await expect(shop.query("select shop.hide_popular_search('fa', 'چای', true, 1)")).rejects.toMatchObject({
      code: '42501',
    })
  })
})
