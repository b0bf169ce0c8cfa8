import { CODE_ATTEMPTS_MAX } from '@rasteh/shop-core/account'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../../platform/pool.ts'
import { checkCode } from './check-code.ts'
import { keepCode } from './keep-code.ts'
import { hashTicket } from './secrets.ts'

const database = useTestDatabase()
let shop: Pool
let web: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 20 })
  web = openPool({ url: database.urls.web, name: 'test-web', max: 20 })
})
afterAll(() => Promise.all([shop.end(), web.end()]))

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5)
const PARALLEL = 50
const secret = 'a-secret-for-tests-of-at-least-32-characters'
let count = 0

/** A code that somebody new has just been sent. */
async function sentCode(purpose: 'sign-in' | 'password' = 'sign-in') {
  count += 1
  const code = { identity: `0912${String(count).padStart(7, '0')}`, purpose, code: '123456', secret }
  await keepCode(shop, { ...code, culture: 'fa-IR' })
  return code
}
const redeem = async (ticket: string, purpose = 'sign-in') => {
  const { rows } = await web.query<{ identity: string | null }>(
    'select shop.redeem_ticket($1, $2) as identity',
    [hashTicket(ticket), purpose],
  )
  return rows[0]?.identity ?? null
}

describe('a one-time code', () => {
  it('is exchanged for a ticket that says whose it was', async () => {
    const code = await sentCode()
    const ticket = await checkCode(shop, code)
    expect(await redeem(ticket ?? '')).toBe(code.identity)
  })

  it('of any number of uses at once is right once, and so is its ticket', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const code = await sentCode()
      const tickets = await Promise.all(Array.from({ length: PARALLEL }, () => checkCode(shop, code)))
      const given = tickets.filter((ticket) => ticket !== null)
      expect(given).toHaveLength(1)
      const opened = await Promise.all(Array.from({ length: PARALLEL }, () => redeem(given[0] ?? '')))
      expect(opened.filter((identity) => identity !== null)).toEqual([code.identity])
    }
  }, 600_000)

  it('does not open after its tries, not even when it is right', async () => {
    const code = await sentCode()
    await Promise.all(Array.from({ length: PARALLEL }, () => checkCode(shop, { ...code, code: '654321' })))
    const { rows } = await shop.query(
      'select tries as attempts from shop.one_time_codes where identity = $1',
      [code.identity],
    )
    expect(rows).toEqual([{ attempts: CODE_ATTEMPTS_MAX }])
    expect(await checkCode(shop, code)).toBeNull()
  })

  it.each([
    ['of another person', { identity: '09350000000' }],
    ['for another purpose', { purpose: 'password' as const }],
    ['under another secret', { secret: 'another-secret' }],
  ])('%s opens nothing', async (_, change) => {
    const code = await sentCode()
    expect(await checkCode(shop, { ...code, ...change })).toBeNull()
    expect(await checkCode(shop, code)).not.toBeNull()
  })

  it('ends with its time', async () => {
    const code = await sentCode()
    await shop.query('update shop.one_time_codes set expires_at = now() where identity = $1', [code.identity])
    expect(await checkCode(shop, code)).toBeNull()
  })

  it('ends when a newer one is asked for', async () => {
    const code = await sentCode()
    await keepCode(shop, { ...code, code: '111111', culture: 'fa-IR' })
    expect(await checkCode(shop, code)).toBeNull()
    expect(await checkCode(shop, { ...code, code: '111111' })).not.toBeNull()
  })

  it('is nowhere to be read: neither in its row nor in its job', async () => {
    const { identity } = await sentCode()
    const { rows } = await database.owner.query<{ text: string }>(
      `select c::text || encode(c.sealed_code, 'escape') || (select string_agg(j::text, '') from jobs.job j
         where j.data ->> 'codeId' = c.id::text) as text from shop.one_time_codes c where identity = $1`,
      [identity],
    )
    expect(rows[0]?.text).toContain('send-code')
    expect(rows[0]?.text).not.toContain('123456')
  })
})

describe('a ticket', () => {
  it('for one thing opens no other, and is used up by no such try', async () => {
    const code = await sentCode('password')
    const ticket = (await checkCode(shop, code)) ?? ''
    expect(await redeem(ticket, 'sign-in')).toBeNull()
    expect(await redeem(ticket, 'password')).toBe(code.identity)
  })

  it('ends with its time', async () => {
    const code = await sentCode()
    const ticket = (await checkCode(shop, code)) ?? ''
    await shop.query('update shop.tickets set expires_at = now() where identity = $1', [code.identity])
    expect(await redeem(ticket)).toBeNull()
  })
})
