import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { Found } from '@rasteh/shop-store/reads/command-bar'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
let order: Awaited<ReturnType<typeof addPlacedOrder>>
const MOBILE = '09151234567'
const TITLE = 'کتابخانهٔ چوبی نیم‌فاصله'

beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
  order = await addPlacedOrder(database.owner, { mobile: MOBILE, receiver: 'پروانه نیک‌نام' })
  await database.owner.query(
    "update public.customers set username = $2, name = 'پروانه نیک‌نام', email = 'parvaneh@example.ir' where id = $1",
    [order.customerId, MOBILE],
  )
  await addProduct(database.owner, { title: TITLE })
})

const post = (person: Person, body: object | undefined, origin?: string) => {
  const { cookie } = people[person]
  return content.guarded('POST', 'command-bar/find', {
    ...(cookie ? { cookie } : {}),
    ...(body ? { body } : {}),
    ...(origin ? { origin } : {}),
  })
}
async function find(person: Person, text: string): Promise<Found> {
  const answer = await post(person, { text })
  expect(answer.status, text).toBe(200)
  return answer.json() as Promise<Found>
}

describe('the command bar finds', () => {
  it('an order by its number in any digits, and by the whole mobile of who receives it', async () => {
    for (const text of [
      String(order.number),
      `#${toPersianDigits(String(order.number))}`,
      '+98 915 123 4567',
    ])
      expect(
        (await find('manager', text)).orders.map(({ id }) => id),
        text,
      ).toContain(order.orderId)
    expect((await find('manager', `${order.number}0`)).orders).toEqual([])
  })

  it('a product by words of its title in any spelling, and by a part of its SKU', async () => {
    const [{ sku } = { sku: '' }] = (
      await database.owner.query<{ sku: string }>(
        'select sku from public.variants where search_text like $1',
        ['%چوبی%'],
      )
    ).rows
    for (const text of ['كتابخانه چوبي', 'چوبی کتابخانه', 'نیمفاصله', sku, sku.toLowerCase()])
      expect(
        (await find('editor', text)).products.map(({ title }) => title),
        text,
      ).toContain(TITLE)
  })

  it('a customer by a part of their mobile, name or e-mail', async () => {
    for (const text of ['۰۹۱۵۱۲۳', '٠٩١٥١٢٣٤٥٦٧', 'پروانه', 'نيک نام', 'parvaneh@EXAMPLE'])
      expect(
        (await find('manager', text)).customers.map(({ mobile }) => mobile),
        text,
      ).toContain(MOBILE)
  })

  it('a few of many, however many fit', async () => {
    await database.owner.query(
      "insert into public.customers (username, name) select '0936' || lpad(n::text, 7, '0'), 'انبوه ' || n from generate_series(1, 40) n",
    )
    expect((await find('manager', 'انبوه')).customers.length).toBeLessThanOrEqual(6)
  })
})

describe('the command bar keeps from', () => {
  it('editors orders and customers, from authors everything', async () => {
    for (const text of [String(order.number), MOBILE, 'پروانه', 'کتابخانه']) {
      expect(await find('editor', text)).toMatchObject({ orders: [], customers: [] })
      expect(await find('author', text)).toMatchObject({ orders: [], products: [], customers: [] })
    }
  })

  it('everybody who is not staff, and from staff on a foreign page', async () => {
    for (const person of ['guest A', 'customer A', 'marketer'] as const)
      expect((await post(person, { text: MOBILE })).status, person).toBeGreaterThanOrEqual(403)
    expect((await post('manager', { text: MOBILE }, 'https://evil.example')).status).toBe(404)
  })

  it('wildcards their meaning', async () => {
    for (const text of ['%%%', '___', '%پروانه%', '\\\\\\', "' or 1=1 --", 'پروا_ه', '\u0000\u0000\u0000']) {
      const { orders, products, customers } = await find('owner', text)
      expect([orders, products, customers], text).toEqual([[], [], []])
    }
  })

  it('marks of direction theirs', async () => {
    expect((await find('manager', `\u202e${toPersianDigits(MOBILE)}\u2069`)).customers).toHaveLength(1)
  })

  it('malformed and huge bodies an answer', async () => {
    const bodies = [
      undefined,
      {},
      [],
      { text: 7 },
      { text: ['پروانه'] },
      { text: { like: '%' } },
      { text: 'ک'.repeat(10_000) },
    ]
    for (const body of bodies) expect((await post('owner', body)).status, JSON.stringify(body)).toBe(422)
  })
})

it('reads customers and products through indexes', async () => {
  const client = await database.owner.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select id from public.customers where name ilike '%پروانه%' union all
       select id from public.customers where username like '%09151%' union all
       select id from public.variants where search_text like '%چوبی%'`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toContain('Seq Scan')
    expect(plan).toContain('customers_texts')
  } finally {
    client.release()
  }
})
