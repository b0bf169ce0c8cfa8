import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadAskedSearches } from '../reads/search-tuning.ts'
import { countSearchAsked, countSearchChoice, forgetSearchAskers } from './counts.ts'
import { loadAskedPhrases } from './phrases.ts'

const database = useTestDatabase()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
})
afterAll(() => shop.end())
afterEach(() => database.owner.query('truncate shop.search_asked, shop.search_askers, shop.search_salts'))

const ask = (visitor: string, shown = 'چای سبز') =>
  countSearchAsked(shop, { locale: 'fa', folded: shown, shown, visitor })
const report = () => loadAskedSearches(shop, 10)

describe('what is searched for and found', () => {
  it('is counted with its different visitors, also when many ask at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`10.0.${index % 4}.0/24`)))
    expect(await report()).toEqual([{ term: 'چای سبز', searches: 40, visitors: 4, clicks: 0 }])
  })

  it('keeps of a visitor nothing that can be joined with another text', async () => {
    await ask('10.0.0.0/24')
    await ask('10.0.0.0/24', 'عسل')
    const { rows } = await database.owner.query<{ visitor: Buffer }>('select visitor from shop.search_askers')
    expect(new Set(rows.map(({ visitor }) => visitor.toString('hex'))).size).toBe(2)
  })

  it('forgets who asked with the day, and what was asked not', async () => {
    await ask('10.0.0.0/24')
    await database.owner.query(
      'update shop.search_askers set day = day - 1; update shop.search_salts set day = day - 1',
    )
    await forgetSearchAskers(shop)
    const { rowCount } = await database.owner.query(
      'select from shop.search_askers union all select from shop.search_salts',
    )
    expect(rowCount).toBe(0)
    expect(await report()).toHaveLength(1)
  })

  it('counts what is chosen from it, never more often than it was asked', async () => {
    await ask('10.0.0.0/24')
    for (let click = 0; click < 3; click += 1)
      await countSearchChoice(shop, { locale: 'fa', folded: 'چای سبز' })
    await countSearchChoice(shop, { locale: 'fa', folded: 'نپرسیده' })
    expect(await report()).toEqual([{ term: 'چای سبز', searches: 1, visitors: 1, clicks: 1 }])
  })

  it('is offered to others only when five different visitors asked on one day', async () => {
    for (let visitor = 0; visitor < 4; visitor += 1) await ask(`10.0.${visitor}.0/24`)
    for (let again = 0; again < 9; again += 1) await ask('10.0.0.0/24')
    await database.owner.query(
      `insert into shop.search_asked (day, locale, folded, shown, searches, visitors)
       select day - 1, locale, folded, shown, 9, 4 from shop.search_asked`,
    )
    expect(await loadAskedPhrases(shop)).toEqual([])
    await ask('10.0.9.0/24')
    expect(await loadAskedPhrases(shop)).toEqual([
      { locale: 'fa', folded: 'چای سبز', shown: 'چای سبز', weight: 9, recent: 9 },
    ])
  })

  it('shows pages nothing of who asked', async () => {
    const web = openPool({ url: database.urls.web, name: 'test-web', max: 1 })
    for (const table of ['search_askers', 'search_salts'])
      await expect(web.query(`select * from shop.${table}`)).rejects.toMatchObject({ code: '42501' })
    await web.end()
  })
})
