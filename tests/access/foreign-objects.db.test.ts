import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'
import { useContent } from '../setup/use-content.ts'
import { useShopCalls } from '../setup/use-shop-calls.ts'
import { arrive } from './people.ts'
import { routeSamples } from './route-samples.ts'
import { type NamedObject, namedObjects } from './shop-rights.ts'

const database = useTestDatabase()
const content = useContent(database)
const calls = useShopCalls(database)

type Kind = Exclude<NamedObject, 'public' | 'basket line' | 'signed address'>

/** Makes one of a customer's own things and answers its id and where it is kept. */
const objects: Record<Kind, { table: string; make: (customerId: number) => Promise<string> }> = {
  address: {
    table: 'shop.addresses',
    make: async (customerId) => {
      const { rows } = await database.owner.query<{ id: string }>(
        `with city as (
           insert into public.cities (id, province) values (1, (enum_range(null::public.enum_province))[1])
           on conflict do nothing
         )
         insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address)
         values ($1, 'خانه', 'گیرنده', '09120000000', 1, '1193653471', 'نشانی') returning id`,
        [customerId],
      )
      return rows[0]?.id ?? ''
    },
  },
  order: {
    table: 'shop.orders',
    make: async (customerId) => {
      const { rows } = await database.owner.query<{ id: string }>(
        `insert into shop.orders (customer_id, method_id, hold_expires_at) values ($1, 3, now() + interval '1 hour')
         returning id`,
        [customerId],
      )
      return rows[0]?.id ?? ''
    },
  },
}

const rowOf = async (table: string, id: string) =>
  (await database.owner.query(`select * from ${table} where id = $1`, [id])).rows[0]

const owned = Object.entries(namedObjects).filter((entry): entry is [string, Kind] => entry[1] in objects)

describe('what is another customer’s own', () => {
  it.each(owned)('%s finds no %s there, and changes nothing', async (route, kind) => {
    const people = await arrive(database.owner, content.payload)
    const { table, make } = objects[kind]
    const id = await make(people['customer B'].userId)
    const before = await rowOf(table, id)
    const sample = { ...routeSamples[route], params: { id } }
    for (const person of ['customer A', 'marketer', 'owner', 'guest A'] as const) {
      const { statusCode } = await calls.ask(route, people[person].cookie, sample)
      expect([person, statusCode]).toEqual([
        person,
        person === 'customer A' || person === 'marketer' ? 404 : 401,
      ])
    }
    expect(await rowOf(table, id)).toEqual(before)
    const { statusCode } = await calls.ask(route, people['customer B'].cookie, sample)
    expect([401, 403, 404, 422]).not.toContain(statusCode)
  })

  it('cannot be taken out of a basket: an unknown line is answered with one’s own basket', async () => {
    const people = await arrive(database.owner, content.payload)
    const { productId } = await addProduct(database.owner, { stock: 5 })
    const body = [{ Action: 1, ProductId: productId, Quantity: 1 }]
    const filled = await calls.ask('POST /api/shop/cart/create', people['customer B'].cookie, { body })
    const [{ Id: id }] = filled.json()
    const asked = await calls.ask('DELETE /api/shop/cart/delete/:id', people['customer A'].cookie, {
      params: { id },
    })
    expect([asked.statusCode, asked.json()]).toEqual([200, []])
    const kept = await calls.ask('GET /api/shop/cart/get', people['customer B'].cookie)
    expect(kept.json()).toMatchObject([{ Id: id, Quantity: 1 }])
  })

  it('is not opened by a basket’s name without its secret', async () => {
    const people = await arrive(database.owner, content.payload)
    const { productId } = await addProduct(database.owner, { stock: 5 })
    const body = [{ Action: 1, ProductId: productId, Quantity: 1 }]
    const guest = await calls.ask('POST /api/shop/cart/create', '', { body })
    const handle = guest.cookies.find(({ name }) => name === 'CartID')?.value
    for (const cookie of ['', people['customer A'].cookie, people.owner.cookie]) {
      const asked = await calls.ask('GET /api/shop/cart/get', `CartID=${handle}; ${cookie}`)
      expect(asked.json()).toEqual([])
    }
  })
})
