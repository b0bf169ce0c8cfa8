import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer } from '@rasteh/test-kit/trade'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetOldRows } from './forget-old-rows.ts'
import { openPool, type Pool } from './pool.ts'

const database = useTestDatabase()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
})
afterAll(() => shop.end())

type Age = { madeDaysAgo: number; changedDaysAgo: number; customerId?: number }

async function addBasket(handle: string, { madeDaysAgo, changedDaysAgo, customerId }: Age): Promise<void> {
  await database.owner.query(
    `with basket as (
       insert into shop.baskets (handle, secret_hash, customer_id, created_at, updated_at)
       values ($1, 'x', $2, now() - $3 * interval '1 day', now() - $4 * interval '1 day') returning id
     )
     insert into shop.basket_changes (basket_id, key, request_hash, made_at)
     select id, 'key-of-this-change', 'x', now() - $4 * interval '1 day' from basket`,
    [handle, customerId ?? null, madeDaysAgo, changedDaysAgo],
  )
}

describe('forgetting old rows', () => {
  it('deletes guests’ baskets that no cookie can open any more, old keys, guesses and captchas, and nothing else', async () => {
    const { customerId } = await addCustomer(database.owner)
    await addBasket('old-guest', { madeDaysAgo: 40, changedDaysAgo: 31 })
    await addBasket('faithful-guest', { madeDaysAgo: 40, changedDaysAgo: 3 })
    await addBasket('young-guest', { madeDaysAgo: 3, changedDaysAgo: 3 })
    await addBasket('fresh-guest', { madeDaysAgo: 0, changedDaysAgo: 0 })
    await addBasket('old-customer', { madeDaysAgo: 400, changedDaysAgo: 400, customerId })
    await database.owner.query(
      `insert into shop.guesses (scope, guesser, window_started_at) values ('special-code', 'old', now() - interval '3 days'), ('special-code', 'new', now())`,
    )
    await database.owner.query(
      `insert into shop.captchas (handle, form, answer_hash, expires_at) values
         ('over', 'feedback', 'x', now() - interval '1 second'), ('open', 'feedback', 'x', now() + interval '1 minute')`,
    )
    await database.owner.query(
      `insert into shop.known_devices (device_hash, account_kind, account_id, expires_at) values
         ('over', 'customers', 1, now() - interval '1 second'), ('open', 'customers', 1, now() + interval '1 minute')`,
    )
    // The old guest's key goes with its basket; three more are old on their own.
    expect(await forgetOldRows(shop)).toMatchObject({ baskets: 1, attempts: 1, captchas: 1 })
    const { rows } = await shop.query('select handle from shop.baskets order by handle')
    expect(rows.map(({ handle }) => handle)).toEqual([
      'faithful-guest',
      'fresh-guest',
      'old-customer',
      'young-guest',
    ])
    const keys = await shop.query(
      'select b.handle from shop.basket_changes c join shop.baskets b on b.id = c.basket_id',
    )
    expect(keys.rows).toEqual([{ handle: 'fresh-guest' }])
    const known = await shop.query("select encode(device_hash, 'escape') as device from shop.known_devices")
    expect(known.rows).toEqual([{ device: 'open' }])
    expect(await forgetOldRows(shop)).toEqual({ baskets: 0, changes: 0, attempts: 0, captchas: 0 })
  })

  it('asks for no index that every change of a basket would have to write to', async () => {
    const { rows } = await shop.query<{ column: string }>(
      `select distinct a.attname as column from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
       where i.indrelid = 'shop.baskets'::regclass order by 1`,
    )
    expect(rows.map(({ column }) => column)).toEqual(['created_at', 'customer_id', 'handle', 'id'])
  })
})
