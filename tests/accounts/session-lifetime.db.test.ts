import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sessionOf, useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
const PASSWORD = 'a-long-enough-password'
const EMAIL = 'colleague@rasteh.test'
const DAY_SECONDS = 24 * 60 * 60
const MOBILE = '09121111111'

const LOGINS = {
  staff: { email: EMAIL, password: PASSWORD },
  customers: { Identity: MOBILE, Password: PASSWORD },
}
type Kind = keyof typeof LOGINS
/** What somebody who is signed in may ask for. */
const OWN = { staff: 'staff', customers: 'customers/sessions' }
const KINDS: Kind[] = ['staff', 'customers']
const signIn = (kind: Kind, cookie = '') =>
  content.guarded('POST', `${kind}/login`, { body: LOGINS[kind], ...(cookie ? { cookie } : {}) })
const countSessions = async (kind: Kind) =>
  (await database.owner.query(`select from public.${kind}_sessions`)).rowCount

beforeAll(async () => {
  const { payload } = content
  await payload.create({ collection: 'customers', data: { username: MOBILE, password: PASSWORD } })
  const data = { email: EMAIL, password: PASSWORD, name: 'همکار', role: 'editor' } as const
  await payload.create({ collection: 'staff', data })
})

describe.each(KINDS)('a session of %s', (kind) => {
  it('is handed over in its cookie alone: no answer tells its token', async () => {
    const entered = await signIn(kind)
    const cookie = sessionOf(entered)
    const token = cookie.split('=')[1] ?? ''
    const me = await content.guarded('GET', `${kind}/me`, { cookie })
    expect(token.length).toBeGreaterThan(100)
    expect(await entered.text()).not.toContain(token)
    expect(await me.text()).not.toContain(token)
    expect([entered, me].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
    expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly/)
  })

  it('ends when its browser signs in again, and another one stays', async () => {
    const elsewhere = sessionOf(await signIn(kind))
    const before = sessionOf(await signIn(kind))
    const count = await countSessions(kind)
    const after = sessionOf(await signIn(kind, before))
    expect(await countSessions(kind)).toBe(count)
    const isKnown = async (cookie: string) => (await content.guarded('GET', OWN[kind], { cookie })).ok
    expect(await Promise.all([elsewhere, before, after].map(isKnown))).toEqual([true, false, true])
  })
})

describe('a session of staff', () => {
  const renew = (cookie: string) => content.guarded('POST', 'staff/refresh-token', { cookie, body: {} })
  const makeOlder = (seconds: number) =>
    database.owner.query(
      `update public.staff_sessions set created_at = created_at - $1 * interval '1 second'`,
      [seconds],
    )

  it('is renewed while its owner works, without telling its token, and for a day at most', async () => {
    const cookie = sessionOf(await signIn('staff'))
    const renewed = await renew(cookie)
    expect(renewed.status).toBe(200)
    expect(await renewed.text()).not.toMatch(/oken":/)
    await makeOlder(DAY_SECONDS)
    expect((await renew(cookie)).status).toBe(403)
  })

  it('ends when its owner is no longer staff', async () => {
    const data = { email: 'gone@rasteh.test', password: PASSWORD, name: 'همکار', role: 'owner' } as const
    const { id } = await content.payload.create({ collection: 'staff', data })
    const cookie = sessionOf(
      await content.guarded('POST', 'staff/login', { body: { email: data.email, password: PASSWORD } }),
    )
    expect((await content.guarded('GET', 'staff', { cookie })).status).toBe(200)
    await content.payload.delete({ collection: 'staff', id })
    expect((await content.guarded('GET', 'staff', { cookie })).status).toBe(404)
  })
})

describe('the log of the dashboard', () => {
  it('says who came in, who did not and why, and never what they typed', async () => {
    const lines: unknown[] = []
    const keep = (line: unknown) => void lines.push(line)
    const { logger } = content.payload
    vi.spyOn(logger, 'info').mockImplementation(keep as never)
    vi.spyOn(logger, 'warn').mockImplementation(keep as never)
    vi.spyOn(logger, 'error').mockImplementation(() => {})
    const headers = { 'x-rasteh-caller': '192.0.2.7' }
    const wrong = { Identity: MOBILE, Password: 'not-the-password' }
    await content.guarded('POST', 'customers/login', { body: LOGINS.customers, headers })
    await content.guarded('POST', 'customers/login', { body: wrong, headers })
    await content.guarded('POST', 'staff/login', { body: { email: EMAIL, password: 'wrong' }, headers })
    await content.guarded('GET', 'customers', { headers })
    vi.restoreAllMocks()
    const caller = '192.0.2.7'
    expect(lines).toMatchObject([
      { event: 'authentication', call: 'customers/login', status: 200, caller, userId: expect.any(Number) },
      { event: 'authentication', call: 'customers/login', status: 400, caller, reason: 'WrongPassword' },
      { event: 'authentication', call: 'staff/login', status: 401, caller },
      { event: 'refused', call: 'customers', status: 404, caller },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/password"|not-the-password|09121111111|colleague@/)
  })
})
