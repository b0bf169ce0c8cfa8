import crypto from 'node:crypto'
import type { SessionsWire } from '@rasteh/contracts/account'
import { toIdentityKey } from '@rasteh/shop-store/platform/identity-key'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SECRET, sessionOf, useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
const PASSWORD = 'a-long-enough-password'
let count = 0

beforeAll(() => {
  content.payload.logger.level = 'silent'
})
afterEach(() => vi.restoreAllMocks())

type From = { address?: string; cookie?: string }
const post = (path: string, body: object, { address = `10.0.${++count}.1`, cookie }: From = {}) =>
  content.rest('POST', `customers/${path}`, {
    body,
    headers: { 'x-rasteh-caller': address },
    ...(cookie ? { cookie } : {}),
  })
const login = (Identity: string, Password: string, from?: From) => post('login', { Identity, Password }, from)
const statusOf = async (answer: Promise<Response>) => (await answer).status

/** A customer with a password that the content platform itself has kept. */
async function customer(email?: string): Promise<string> {
  const username = `0919${String(++count).padStart(7, '0')}`
  await content.payload.create({
    collection: 'customers',
    data: { username, password: PASSWORD, ...(email ? { email } : {}) },
  })
  return username
}
/** A ticket for a new password, as a right code would have been exchanged for. */
async function ticketFor(identity: string): Promise<string> {
  const ticket = crypto.randomBytes(32).toString('base64url')
  await database.owner.query(
    `insert into shop.tickets values (sha256(convert_to($1, 'utf8')), 'password', $2, now() + interval '1 minute')`,
    [ticket, identity],
  )
  return ticket
}
const strangersAt = (mobile: string) => `strangers at customers ${toIdentityKey(SECRET, mobile)}`
const setAttempts = (attemptKey: string, used: number) =>
  database.owner.query(
    `insert into shop.guesses (scope, guesser, count) values ('password', $1, $2)
     on conflict (scope, guesser) do update set count = $2, window_started_at = now()`,
    [attemptKey, used],
  )
const sessionsOf = async (cookie: string) =>
  (await (await content.rest('GET', 'customers/sessions', { cookie })).json()) as SessionsWire

describe('signing in by password', () => {
  it('takes the mobile in any digits, or the e-mail', async () => {
    const email = 'reza@example.ir'
    const mobile = await customer(email)
    expect(await statusOf(login(mobile.replace('09', '+98۹'), PASSWORD))).toBe(200)
    expect(await statusOf(login(' Reza@Example.ir', PASSWORD))).toBe(200)
  })

  it('gives one answer to unknown people, to wrong passwords and where there is no password', async () => {
    await database.owner.query("insert into public.customers (username) values ('09180000001')")
    const answers = await Promise.all(
      [await customer(), '09180000001', '09180000002', 'no-mobile'].map((who) =>
        login(who, 'wrong-password'),
      ),
    )
    const seen = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
    expect(new Set(seen.map(String))).toEqual(new Set(['400,{"error":"WrongPassword"}']))
    expect(answers.every((answer) => answer.headers.get('set-cookie') === null)).toBe(true)
  })

  it('computes one password hash of 600,000 rounds for everybody, known or not', async () => {
    await database.owner.query("insert into public.customers (username) values ('09180000003')")
    const known = await customer()
    const hashes = vi.spyOn(crypto, 'pbkdf2')
    for (const [who, password] of [
      [known, PASSWORD],
      [known, 'wrong-password'],
      ['09180000003', 'wrong-password'],
      ['09180000004', 'wrong-password'],
      ['nobody@example.ir', 'wrong-password'],
    ] as const) {
      hashes.mockClear()
      await login(who, password)
      expect([who, hashes.mock.calls.map(([, , rounds]) => rounds)]).toEqual([who, [600_000]])
    }
  })

  it('stops strangers at a customer after ten wrong ones, from wherever they come, and then computes nothing', async () => {
    const mobile = await customer()
    await setAttempts(strangersAt(mobile), 9)
    expect(await statusOf(login(mobile, 'wrong'))).toBe(400)
    const hashes = vi.spyOn(crypto, 'pbkdf2')
    const stopped = await login(mobile, PASSWORD)
    expect([stopped.status, Number(stopped.headers.get('retry-after')) > 500]).toEqual([429, true])
    expect(hashes).not.toHaveBeenCalled()
  })

  it('stops a customer who is guessed at 20 times at once after the last tries', async () => {
    const mobile = await customer()
    await setAttempts(strangersAt(mobile), 7)
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(login(mobile, 'wrong'))))
    expect(statuses.filter((status) => status === 400)).toHaveLength(3)
  })

  it('stops a subnet that tries many numbers', async () => {
    await setAttempts('address 10.250.0.0/24', 300)
    const mobile = await customer()
    expect(await statusOf(login(mobile, PASSWORD, { address: '10.250.0.77' }))).toBe(429)
    expect(await statusOf(login(mobile, PASSWORD))).toBe(200)
  })

  it('leaves no number in the counters', async () => {
    const mobile = await customer()
    await login(mobile, 'wrong')
    const { rows } = await database.owner.query(
      "select guesser from shop.guesses where guesser like '%' || $1 || '%'",
      [mobile.slice(1)],
    )
    expect(rows).toEqual([])
  })
})

describe('a forgotten password', () => {
  it('is set anew with a ticket; all other sessions end and the new one stands', async () => {
    const mobile = await customer()
    const old = sessionOf(await login(mobile, PASSWORD))
    const answer = await post('password/reset', {
      Ticket: await ticketFor(mobile),
      Password: 'another-password',
    })
    expect(answer.status).toBe(200)
    expect((await sessionsOf(sessionOf(answer))).Sessions).toHaveLength(1)
    expect((await content.rest('GET', 'customers/sessions', { cookie: old })).status).toBe(401)
    expect(await statusOf(login(mobile, PASSWORD))).toBe(400)
    expect(await statusOf(login(mobile, 'another-password'))).toBe(200)
  })

  it('is kept as the content platform itself keeps it', async () => {
    const mobile = await customer()
    await post('password/reset', { Ticket: await ticketFor(mobile), Password: 'another-password' })
    const data = { username: mobile, password: 'another-password' } as never
    expect(await content.payload.login({ collection: 'customers', data })).toHaveProperty('token')
  })

  it('that is too short spends no ticket', async () => {
    const mobile = await customer()
    const Ticket = await ticketFor(mobile)
    expect(await statusOf(post('password/reset', { Ticket, Password: 'short' }))).toBe(400)
    const common = await post('password/reset', { Ticket, Password: 'rasteh123456' })
    expect([common.status, await common.json()]).toEqual([400, { error: 'password-too-common' }])
    expect(await statusOf(post('password/reset', { Ticket, Password: 'long-enough-now' }))).toBe(200)
    expect(await statusOf(post('password/reset', { Ticket, Password: 'long-enough-now' }))).toBe(400)
  })
})

describe('changing a password', () => {
  it('asks for the present one, and ends the other sessions', async () => {
    const mobile = await customer()
    const [one, other] = [sessionOf(await login(mobile, PASSWORD)), sessionOf(await login(mobile, PASSWORD))]
    const change = (body: object) => statusOf(post('password', body, { cookie: one }))
    expect(await change({ Password: 'another-password' })).toBe(400)
    expect(await change({ Current: 'wrong', Password: 'another-password' })).toBe(400)
    expect(await change({ Current: PASSWORD, Password: mobile })).toBe(400)
    expect(await change({ Current: PASSWORD, Password: 'another-password' })).toBe(200)
    expect((await sessionsOf(one)).Sessions).toHaveLength(1)
    expect((await content.rest('GET', 'customers/sessions', { cookie: other })).status).toBe(401)
  })
})

describe('sessions', () => {
  it('are listed with their devices and ended one by one, or all others, by their owner alone', async () => {
    const mobile = await customer()
    const enter = (agent: string) =>
      content.rest('POST', 'customers/login', {
        body: { Identity: mobile, Password: PASSWORD },
        headers: { 'user-agent': agent, 'x-rasteh-caller': `10.1.${++count}.1` },
      })
    const [one, two, three] = [
      sessionOf(await enter('agent one')),
      sessionOf(await enter('agent two')),
      sessionOf(await enter('agent three')),
    ]
    const { Sessions, HasPassword } = await sessionsOf(one)
    expect([HasPassword, Sessions.map(({ UserAgent }) => UserAgent).toSorted()]).toEqual([
      true,
      ['agent one', 'agent three', 'agent two'],
    ])
    const idOf = (agent: string) => Sessions.find(({ UserAgent }) => UserAgent === agent)?.Id
    const stranger = sessionOf(await login(await customer(), PASSWORD))
    const end = (body: object, cookie: string) => statusOf(post('sessions/end', body, { cookie }))
    expect(await end({ Id: idOf('agent two') }, stranger)).toBe(404)
    expect(await end({ Id: idOf('agent two') }, one)).toBe(200)
    expect((await content.rest('GET', 'customers/sessions', { cookie: two })).status).toBe(401)
    expect(await end({}, one)).toBe(200)
    expect((await content.rest('GET', 'customers/sessions', { cookie: three })).status).toBe(401)
    expect((await sessionsOf(one)).Sessions.map(({ IsThis }) => IsThis)).toEqual([true])
  })

  it('end by signing out, with the cookie and the hint', async () => {
    const cookie = sessionOf(await login(await customer(), PASSWORD))
    const answer = await post('logout', {}, { cookie })
    expect(answer.headers.getSetCookie().map((set) => set.split(';')[0])).toEqual([
      'rasteh-token=',
      'rasteh-signed-in=',
    ])
    expect((await content.rest('GET', 'customers/sessions', { cookie })).status).toBe(401)
  })
})
