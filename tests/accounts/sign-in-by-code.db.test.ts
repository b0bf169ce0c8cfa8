import type { EnteredWire } from '@rasteh/contracts/account'
import { unsealCode } from '@rasteh/shop-store/accounts/one-time-codes/secrets'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'
import { ORIGIN, SECRET, sessionOf, useContent } from '../setup/use-content.ts'
import { useShop } from '../setup/use-shop.ts'

const database = useTestDatabase()
const content = useContent(database)
const shop = useShop(database, { codesPerAddress: 1_000_000 })

const PARALLEL = 50
let count = 0
const newMobile = () => `0935${String(++count).padStart(7, '0')}`

/** The code that was just made for somebody, as the messenger reads it. */
async function codeFor(identity: string): Promise<string> {
  const { rows } = await database.owner.query<{ sealed: Buffer }>(
    'select sealed_code as sealed from shop.one_time_codes where identity = $1 order by id desc limit 1',
    [identity],
  )
  return unsealCode(SECRET, rows[0]?.sealed ?? Buffer.alloc(0))
}

/** The browser of all: the token that its first code brought it. */
let device = ''
const send = async (Identity: string, Purpose = 'sign-in') => {
  const sent = await shop.post('/api/shop/account/code', { Identity, Purpose }, undefined, device)
  device = sent.cookie
}
const check = (Identity: string, Code: string, Purpose = 'sign-in') =>
  shop.post('/api/shop/account/code/check', { Identity, Code, Purpose }, undefined, device)
const enter = (Ticket: unknown) => content.rest('POST', 'customers/enter', { body: { Ticket } })

async function ticketFor(identity: string): Promise<unknown> {
  await send(identity)
  return (await check(identity, await codeFor(identity))).body.Ticket
}
const sessionsOf = async (username: string) => {
  const { rows } = await database.owner.query<{ customers: number; sessions: number }>(
    `select count(distinct c.id)::int as customers, count(s.id)::int as sessions
     from public.customers c left join public.customers_sessions s on s._parent_id = c.id where c.username = $1`,
    [username],
  )
  return rows[0]
}

describe('signing in by code', () => {
  it('makes the customer, opens a session that the shop knows and leaves the readable hint', async () => {
    const mobile = newMobile()
    const answer = await enter(await ticketFor(mobile))
    expect(answer.status).toBe(200)
    const entered = (await answer.json()) as EnteredWire
    expect(entered).toMatchObject({ IsNew: true })
    expect(await shop.get('/api/shop/me', sessionOf(answer))).toMatchObject({
      UserId: entered.UserId,
      IsAdmin: false,
    })
    const cookies = answer.headers.getSetCookie()
    expect(cookies[0]).toMatch(/^rasteh-token=.*HttpOnly/)
    expect(cookies[1]).toBe('rasteh-signed-in=1; Path=/; SameSite=Lax; Max-Age=2592000')
    expect(cookies[2]).toMatch(/^rasteh-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/)
    const headers = new Headers({ cookie: sessionOf(answer), origin: ORIGIN })
    expect((await content.payload.auth({ headers })).user).toMatchObject({ id: entered.UserId })
  })

  it('finds the same customer again, in whatever digits the mobile is typed', async () => {
    const first = (await (await enter(await ticketFor('09361234567'))).json()) as EnteredWire
    await send('+98۹۳۶۱۲۳۴۵۶۷')
    const { body } = await check('۰۹۳۶۱۲۳۴۵۶۷', await codeFor('09361234567'))
    expect(await (await enter(body.Ticket)).json()).toEqual({ UserId: first.UserId, IsNew: false })
  })

  it('works with an e-mail too', async () => {
    const answer = await enter(await ticketFor('sara@example.ir'))
    const { rows } = await database.owner.query(
      "select username from public.customers where email = 'sara@example.ir'",
    )
    expect([answer.status, rows]).toEqual([200, [{ username: null }]])
  })

  it('of 50 parallel uses of one code signs in once, and of its ticket too', async () => {
    const mobile = newMobile()
    await send(mobile)
    const code = await codeFor(mobile)
    const checked = await Promise.all(Array.from({ length: PARALLEL }, () => check(mobile, code)))
    const tickets = checked.flatMap(({ body }) => (body.Ticket ? [body.Ticket] : []))
    expect(tickets).toHaveLength(1)
    const entered = await Promise.all(Array.from({ length: PARALLEL }, () => enter(tickets[0])))
    expect(entered.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionsOf(mobile)).toEqual({ customers: 1, sessions: 1 })
  })

  it('of one person on many devices at once keeps every session', async () => {
    const mobile = newMobile()
    await database.owner.query(
      `insert into shop.tickets (hash, purpose, identity, expires_at)
       select sha256(convert_to(t, 'utf8')), 'sign-in', $1, now() + interval '1 minute' from unnest($2::text[]) t`,
      [mobile, Array.from({ length: 20 }, (_, index) => String(index).padStart(43, 'x'))],
    )
    const entered = await Promise.all(
      Array.from({ length: 20 }, (_, index) => enter(String(index).padStart(43, 'x'))),
    )
    expect(entered.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await sessionsOf(mobile)).toEqual({ customers: 1, sessions: 20 })
  })

  it('is refused with a made-up ticket, from a foreign page and without a label', async () => {
    expect((await enter('x'.repeat(43))).status).toBe(400)
    expect((await enter('short')).status).toBe(422)
    const body = { Ticket: await ticketFor(newMobile()) }
    const from = (more: object) => content.rest('POST', 'customers/enter', { body, ...more })
    expect((await from({ origin: 'https://evil.test' })).status).toBe(403)
    expect((await from({ headers: { 'x-rasteh-headerkey': '' } })).status).toBe(403)
    expect((await from({})).status).toBe(200)
  })
})
