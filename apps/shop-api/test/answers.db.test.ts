import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { SESSION_COOKIE } from '@rasteh/contracts/cookies'
import { addCustomer } from '@rasteh/test-kit/trade'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { loggerOptions } from '../src/http/logger-options.ts'
import { signIn } from './sign-in.ts'
import { SECRET, useShopApi, visitor } from './use-shop-api.ts'

let log = ''
const stream = new Writable({
  write(chunk, _, done) {
    log += chunk
    done()
  },
})
const logger = { ...(loggerOptions('info') as object), stream }
const shop = useShopApi({}, { logger })
const secure = useShopApi({ https: true })
const linesOf = (route: string) =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((line) => line.route === route)

describe('an answer of the shop’s calls', () => {
  it.each([
    ['that went well', '/api/shop/me', 200],
    ['to nobody', '/api/shop/account/profile', 401],
    ['that finds nothing', '/api/shop/nothing', 404],
    ['to a forged return of a bank', '/shop/payment/return/sep/0000', 422],
  ])('%s is data: nothing in it runs, and no page frames it', async (_, url, status) => {
    const answer = await shop.app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; frame-ancestors 'none'")
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('is given to no page of another origin', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const headers = { origin: 'https://evil.test', 'access-control-request-method': 'GET' }
      const answer = await shop.app.inject({ method, url: '/api/shop/me', headers })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describe('a parameter', () => {
  it('that is given twice is refused, not chosen from', async () => {
    const id = '01890000-0000-7000-8000-000000000000'
    const mark = 'a'.repeat(43)
    const ask = (query: string) => shop.app.inject(`/api/shop/userfile/view/${id}?${query}&mark=${mark}`)
    expect((await ask('until=1')).statusCode).toBe(401)
    expect((await ask('until=1&until=9999999999')).statusCode).toBe(422)
  })
})

describe('a session’s token', () => {
  const key = new TextEncoder().encode(createHash('sha256').update(SECRET).digest('hex').slice(0, 32))
  const header = { typ: 'JWT', authVersion: 1 }
  const askAs = async (token: string) =>
    (await shop.app.inject({ url: '/api/shop/me', headers: { cookie: `rasteh-token=${token}` } })).json()
      .UserId
  const claimsOf = async () => {
    const { customerId, sessionId } = await addCustomer(shop.database.owner)
    return { id: customerId, collection: 'customers', sid: sessionId }
  }
  const sign = (claims: object, alg: string, signedWith = key) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg, ...header })
      .setExpirationTime('1h')
      .sign(signedWith)

  it('is believed by the one algorithm and the shop’s own key', async () => {
    const claims = await claimsOf()
    expect(await askAs(await sign(claims, 'HS256'))).toBe(claims.id)
  })

  it('is nobody’s with another algorithm, without a signature, by another key or after its time', async () => {
    const claims = await claimsOf()
    const late = new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .setExpirationTime(1)
    const forged = [
      await sign(claims, 'HS512', new Uint8Array([...key, ...key])),
      new UnsecuredJWT({ ...claims }).encode(),
      await sign(claims, 'HS256', new TextEncoder().encode('x'.repeat(32))),
      await late.sign(key),
    ]
    expect(await Promise.all(forged.map(askAs))).toEqual(forged.map(() => null))
  })

  it('that is well signed for something else opens nothing', async () => {
    const { id, sid } = await claimsOf()
    expect(await askAs(await sign({ id, sid, collection: 'gifts' }, 'HS256'))).toBeNull()
    expect(await askAs(await sign({ id, collection: 'customers' }, 'HS256'))).toBeNull()
  })
})

describe('the log', () => {
  it('says who was refused what, on one line whatever they sent', async () => {
    const { call } = visitor(shop)
    await call('PUT', '/api/shop/account/profile', {}, { headers: { origin: 'https://evil.test' } })
    await call('GET', '/api/shop/account/profile?a=%0A%7B%22level%22%3A50%7D')
    expect(linesOf('/api/shop/account/profile').slice(-2)).toEqual([
      expect.objectContaining({
        event: 'refused',
        status: 403,
        caller: '127.0.0.1',
        time: expect.any(Number),
      }),
      expect.objectContaining({ event: 'refused', status: 401, caller: '127.0.0.1' }),
    ])
  })

  it('says who asked for a code and who tried one, and never the code or the number', async () => {
    const { call } = visitor(shop)
    const identity = { Identity: '09121234567', Purpose: 'sign-in' }
    await call('POST', '/api/shop/account/code', identity)
    await call('POST', '/api/shop/account/code/check', { ...identity, Code: '918273' })
    expect(linesOf('/api/shop/account/code')).toMatchObject([
      { event: 'authentication', caller: '127.0.0.1' },
    ])
    expect(linesOf('/api/shop/account/code/check')).toMatchObject([{ event: 'authentication', status: 400 }])
    expect(log).not.toMatch(/918273|9121234567/)
  })
})

describe('a session on https', () => {
  it('is asked for under a name that no subdomain can plant', async () => {
    const { cookies } = visitor(secure)
    await signIn(cookies, await addCustomer(secure.database.owner))
    const { [SESSION_COOKIE]: token = '' } = cookies
    const askWith = async (name: string) =>
      (await secure.app.inject({ url: '/api/shop/me', cookies: { [name]: token } })).json().UserId
    expect(await askWith('__Host-rasteh-token')).toEqual(expect.any(Number))
    expect(await askWith(SESSION_COOKIE)).toBeNull()
  })
})
