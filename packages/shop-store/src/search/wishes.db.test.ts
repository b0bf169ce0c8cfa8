import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer } from '@rasteh/test-kit/trade'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadWished } from '../reads/wishes.ts'
import {
  askWish,
  claimWish,
  loadWishedToLook,
  matchWishes,
  type NewWish,
  noteWish,
  stopWishes,
  WISHES_OPEN_MAX,
} from './wishes.ts'

const database = useTestDatabase()
let shop: Pool
let web: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 8 })
  web = openPool({ url: database.urls.web, name: 'test-web', max: 1 })
})
afterAll(() => Promise.all([shop.end(), web.end()]))
afterEach(() =>
  database.owner.query("truncate shop.wished cascade; delete from jobs.job where name = 'notify-wish'"),
)

const MOBILE = '09121234567'
const QUERY = "('ققنوس':A)"
const ask = (more: Partial<NewWish> = {}) =>
  askWish(shop, {
    folded: 'ققنوس',
    shown: 'ققنوس',
    query: QUERY,
    customerId: null,
    contact: { kind: 'mobile', value: MOBILE },
    culture: 'fa-IR',
    ...more,
  })
const mobileOf = (number: number) => `0912${String(number).padStart(7, '0')}`
const askAs = (number: number) => ask({ contact: { kind: 'mobile', value: mobileOf(number) } })

/** A product as the search's document says it is. */
async function document(terms: string, isInStock: boolean): Promise<number> {
  const { productId } = await addProduct(database.owner, { stock: 0 })
  await database.owner.query(
    `insert into shop.search_documents (product_id, terms, is_in_stock) values ($1, $2::tsvector, $3)
     on conflict (product_id) do update set terms = excluded.terms, is_in_stock = excluded.is_in_stock`,
    [productId, terms, isInStock],
  )
  return productId
}
const stocked = (productId: number, isInStock = true) =>
  database.owner.query('update shop.search_documents set is_in_stock = $2 where product_id = $1', [
    productId,
    isInStock,
  ])
const look = async (query: string | null = QUERY) =>
  matchWishes(
    shop,
    (await loadWishedToLook(shop, 100)).map(({ id }) => ({ id, query })),
  )
const jobs = async () =>
  (
    await database.owner.query<{ data: { wishId: number } }>(
      "select data from jobs.job where name = 'notify-wish'",
    )
  ).rows.map(({ data }) => data.wishId)
const states = async () =>
  (await database.owner.query<{ state: string }>('select state from shop.wishes order by id')).rows.map(
    ({ state }) => state,
  )
const link = (productId: number | null) =>
  web.query(`select shop.link_wish((select id from shop.wished), $1, 1) as answer`, [productId])

describe('a wish', () => {
  it('is one for a person and a text, also when it is asked many times at once', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(asked.toSorted()).toEqual(['asked', ...Array(7).fill('asked-already')])
    expect(await states()).toEqual(['waiting'])
  })

  it('is one for a customer, whichever contact they had', async () => {
    const { customerId } = await addCustomer(database.owner)
    await ask({ customerId })
    expect(await ask({ customerId, contact: { kind: 'email', value: 'a@example.ir' } })).toBe('asked-already')
  })

  it('is refused where somebody waits for as much as one may', async () => {
    for (let at = 0; at < WISHES_OPEN_MAX; at += 1) await ask({ folded: `کالای ${at}`, shown: `کالای ${at}` })
    expect(await ask()).toBe('too-many')
    expect(await ask({ folded: 'کالای 0' })).toBe('asked-already')
    await askAs(5)
    expect(await states()).toHaveLength(WISHES_OPEN_MAX + 1)
  })

  it('shows pages how many wait, and nothing of who they are', async () => {
    await askAs(1)
    await askAs(2)
    expect(await loadWished(web, 10)).toMatchObject([
      { term: 'ققنوس', waiting: 2, notified: 0, productId: null },
    ])
    for (const column of ['mobile', 'email', 'customer_id', 'stop_key'])
      await expect(web.query(`select ${column} from shop.wishes`)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('what comes into stock', () => {
  it('makes everybody who waits for it due, once, however many look at once', async () => {
    for (let number = 0; number < 30; number += 1) await askAs(number)
    const productId = await document("'ققنوس':1A", false)
    expect(await look()).toBe(0)
    await stocked(productId)
    const due = await Promise.all(Array.from({ length: 6 }, () => look()))
    expect(due.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(new Set(await jobs()).size).toBe(30)
    expect(await jobs()).toHaveLength(30)
    expect(await look()).toBe(0)
  })

  it('leaves nobody in the middle: who is due has a job, and with a job undone waits on', async () => {
    await ask()
    await document("'ققنوس':1A", true)
    const client = await shop.connect()
    await client.query('begin')
    const [wished] = await loadWishedToLook(shop, 1)
    await client.query('select shop.match_wishes($1, 500)', [
      JSON.stringify([{ id: wished?.id, query: QUERY }]),
    ])
    await client.query('rollback')
    client.release()
    expect([await states(), await jobs()]).toEqual([['waiting'], []])
    expect(await look()).toBe(1)
  })

  it.each([
    ["'ققنوس':1B", 'that only is made for it'],
    ["'ققنوس':1D", 'that only mentions it'],
  ])('is nothing with the words %s, %s', async (terms) => {
    await ask()
    await document(terms, true)
    expect(await look()).toBe(0)
  })

  it('is not what had the words already when the search said that it is not sold', async () => {
    const before = await document("'ققنوس':1A", false)
    await ask()
    await stocked(before)
    expect(await look()).toBe(0)
    await document("'ققنوس':1A", true)
    expect(await look()).toBe(1)
  })

  it('is what a manager says it is, whatever it is called', async () => {
    await ask({ query: null })
    const productId = await document("'سیمرغ':1A", false)
    await link(productId)
    expect(await look(null)).toBe(0)
    await stocked(productId)
    expect(await look(null)).toBe(1)
  })

  it('is not looked for any more when nobody waits, and again when somebody does', async () => {
    await ask()
    await stopWishes(shop, await keyOf(MOBILE))
    await look()
    expect(await loadWishedToLook(shop, 10)).toEqual([])
    await ask()
    expect(await loadWishedToLook(shop, 10)).toHaveLength(1)
  })
})

const keyOf = async (mobile: string) =>
  (
    await database.owner.query<{ key: string }>(
      'select stop_key as key from shop.wishes where mobile = $1 limit 1',
      [mobile],
    )
  ).rows[0]?.key ?? ''

describe('the message of a wish', () => {
  async function due(): Promise<{ wishId: number; productId: number }> {
    await ask()
    const productId = await document("'ققنوس':1A", true)
    await look()
    return { wishId: (await jobs())[0] ?? 0, productId }
  }

  it('is claimed once, and again only when it has surely not left', async () => {
    const { wishId, productId } = await due()
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimWish(shop, wishId)))
    expect(claims.filter((claim) => claim !== null)).toMatchObject([
      { mobile: MOBILE, email: null, wanted: 'ققنوس', productId },
    ])
    await noteWish(shop, wishId, 'due')
    expect(await claimWish(shop, wishId)).not.toBeNull()
  })

  it('waits on where the product is gone again', async () => {
    const { wishId, productId } = await due()
    await stocked(productId, false)
    expect(await claimWish(shop, wishId)).toBeNull()
    expect(await states()).toEqual(['waiting'])
    await stocked(productId)
    expect(await look()).toBe(1)
  })

  it('does not come after its owner ended it, with all else that they wait for', async () => {
    const { wishId } = await due()
    await ask({ folded: 'سیمرغ', shown: 'سیمرغ' })
    await askAs(7)
    expect(await stopWishes(shop, await keyOf(MOBILE))).toBe(2)
    expect(await claimWish(shop, wishId)).toBeNull()
    expect(await states()).toEqual(['stopped', 'stopped', 'waiting'])
    expect(await stopWishes(shop, 'f'.repeat(32))).toBe(0)
  })

  it('does not come where a manager put the wish aside, whose note stays', async () => {
    await ask()
    await web.query("select shop.dismiss_wish((select id from shop.wished), ' نمی‌آوریم ', 1)")
    await document("'ققنوس':1A", true)
    expect(await look()).toBe(0)
    expect(await states()).toEqual(['dismissed'])
    await ask()
    expect(await loadWished(web, 10)).toMatchObject([{ waiting: 1, note: 'نمی‌آوریم' }])
  })
})

it('a product that is not there is not linked, and what managers decide is in the audit log', async () => {
  await ask()
  expect((await link(999_999_999)).rows).toEqual([{ answer: 'product-unknown' }])
  await link(null)
  const { rows } = await database.owner.query(
    "select action from shop.audit_log where subject like 'wish:%' order by id desc limit 1",
  )
  expect(rows).toEqual([{ action: 'wish-link' }])
})
