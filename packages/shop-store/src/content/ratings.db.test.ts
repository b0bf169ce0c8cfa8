import { ratingScore } from '@rasteh/shop-core/ratings'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addComment } from '@rasteh/test-kit/comments'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer } from '@rasteh/test-kit/trade'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadComments, loadCommentsSection } from '../reads/comments.ts'
import { saveComment } from './comments.ts'

const database = useTestDatabase()
let shop: Pool
let productId: number
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 10 })
})
afterAll(() => shop.end())
beforeEach(async () => {
  productId = (await addProduct(database.owner)).productId
})

const place = () => ({ sectionType: 'product', sectionId: productId })
const write = async (customerId: number, rating: number | null, more: object = {}) =>
  saveComment(
    shop,
    {
      ...{ ...place(), parentId: null, text: 'خوب است', fullName: null, email: null, customerId },
      ...{ culture: 'fa-IR', isPublished: true, rating, pros: null, cons: null },
      ...more,
    },
    { queue: 'purge-pages', keys: [] },
  )
const starsNow = async () => (await loadCommentsSection(database.owner, place())).stars
const customers = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await addCustomer(database.owner)).customerId))
const moderate = (status: string, ids: readonly (number | null)[]) =>
  Promise.all(
    ids.map((id) =>
      database.owner.query(`update public.comments set status = '${status}' where id = $1`, [id]),
    ),
  )

describe('the ratings of a product', () => {
  it('count while their comments are shown', async () => {
    const [one = 0, two = 0] = await customers(2)
    const first = await write(one, 4)
    await write(two, 5, { isPublished: false })
    expect(await starsNow()).toEqual([0, 0, 0, 1, 0])
    await moderate('rejected', [first])
    expect(await starsNow()).toEqual([0, 0, 0, 0, 0])
    await moderate('published', [first])
    await database.owner.query('delete from public.comments where id = $1', [first])
    expect(await starsNow()).toEqual([0, 0, 0, 0, 0])
  })

  it('are right when moderators approve all of them at once', async () => {
    const people = await customers(30)
    const ids = await Promise.all(
      people.map((customerId, index) => write(customerId, (index % 5) + 1, { isPublished: false })),
    )
    await moderate('published', ids)
    expect(await starsNow()).toEqual([6, 6, 6, 6, 6])
    await Promise.all([moderate('rejected', ids.slice(0, 15)), moderate('pending', ids.slice(15))])
    expect(await starsNow()).toEqual([0, 0, 0, 0, 0])
  })

  it('are one of each person, the latest, however many are sent at once', async () => {
    const [customerId = 0] = await customers(1)
    await Promise.all(Array.from({ length: 8 }, (_, index) => write(customerId, (index % 5) + 1)))
    expect((await starsNow()).reduce((sum, count) => sum + count)).toBe(1)
    await write(customerId, 2)
    await write(customerId, null, { pros: 'سبک' })
    expect(await starsNow()).toEqual([0, 1, 0, 0, 0])
    const { comments } = await loadComments(database.owner, place())
    expect(comments.map(({ rating, pros }) => [rating, pros])).toEqual([
      [null, 'سبک'],
      [2, null],
      ...Array.from({ length: 8 }, () => [null, null]),
    ])
  })

  it('are given by nobody who is not known, by no answer and not by the shop', async () => {
    const [customerId = 0] = await customers(1)
    const top = await write(customerId, null)
    await write(null as never, 5, { fullName: 'مهمان' })
    await write(customerId, 5, { parentId: top })
    const staff = await addComment(database.owner, { productId, byStaff: true })
    await database.owner.query('insert into shop.comment_opinions values ($1, 5)', [staff])
    await database.owner.query('update public.comments set text = text where id = $1', [staff])
    expect(await starsNow()).toEqual([0, 0, 0, 0, 0])
  })

  it('put products in the same order in SQL as by the rule', async () => {
    const all = [
      [0, 0, 0, 0, 1],
      [0, 0, 0, 15, 35],
      [3, 1, 4, 1, 5],
      [0, 0, 0, 0, 0],
    ]
    for (const stars of all) {
      const { rows } = await shop.query('select shop.rating_score($1) as score', [stars])
      const rule = ratingScore(stars)
      expect(rows[0].score).toEqual(rule === null ? null : expect.closeTo(rule, 10))
    }
  })
})
