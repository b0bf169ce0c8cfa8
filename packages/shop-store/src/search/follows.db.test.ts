import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadProposedSynonyms } from '../reads/proposed-synonyms.ts'
import { countSearchFollow, forgetSearchAskers } from './counts.ts'

const database = useTestDatabase()
let shop: Pool
let web: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
  web = openPool({ url: database.urls.web, name: 'test-web', max: 1 })
})
afterAll(() => Promise.all([shop.end(), web.end()]))
afterEach(() =>
  database.owner.query(
    'truncate shop.search_follows, shop.search_follows_settled, shop.search_askers, shop.search_salts',
  ),
)

const text = (shown: string) => ({ folded: shown, shown })
const follow = (visitor: number, missed = 'پاپوش', chosen = 'گیوه') =>
  countSearchFollow(shop, {
    locale: 'fa',
    missed: text(missed),
    chosen: text(chosen),
    visitor: `10.0.${visitor}.0/24`,
  })
const proposed = async () =>
  (await loadProposedSynonyms(web, 10)).map(({ missed, chosen, visitors }) => [missed, chosen, visitors])

describe('a search that answers another that found nothing', () => {
  it('is proposed when three different visitors chose from it on one day', async () => {
    await Promise.all([1, 1, 1, 2].map((visitor) => follow(visitor)))
    expect(await proposed()).toEqual([])
    await follow(3)
    expect(await proposed()).toEqual([['پاپوش', 'گیوه', 3]])
  })

  it('is not proposed for one visitor who comes day after day', async () => {
    await Promise.all([1, 2].map((visitor) => follow(visitor)))
    await database.owner.query(
      `insert into shop.search_follows (day, locale, missed, chosen, missed_shown, chosen_shown, visitors)
       select day - 1, locale, missed, chosen, missed_shown, chosen_shown, 2 from shop.search_follows`,
    )
    expect(await proposed()).toEqual([])
  })

  it('keeps of a visitor nothing that joins two pairs, and nothing at all after the day', async () => {
    await follow(1)
    await follow(1, 'ادو', 'عطر')
    const kept = () => database.owner.query<{ visitor: Buffer }>('select visitor from shop.search_askers')
    expect(new Set((await kept()).rows.map(({ visitor }) => visitor.toString('hex'))).size).toBe(2)
    await database.owner.query('update shop.search_askers set day = day - 1')
    await forgetSearchAskers(shop)
    expect((await kept()).rows).toEqual([])
  })

  it('is proposed no more once a manager decided, who alone may', async () => {
    await Promise.all([1, 2, 3].map((visitor) => follow(visitor)))
    const settle = (role: Pool) =>
      role.query<{ first: boolean }>(
        "select shop.settle_search_follow('fa', 'پاپوش', 'گیوه', false, 1) as first",
      )
    await expect(settle(shop)).rejects.toMatchObject({ code: '42501' })
    const presses = [await settle(web), await settle(web)]
    expect(presses.map(({ rows }) => rows[0]?.first)).toEqual([true, false])
    expect(await proposed()).toEqual([])
  })
})
