import { buildApp } from '@rasteh/shop-api/build-app'
import { readSettings } from '@rasteh/shop-api/settings'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, SECRET, sessionOf, useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let shopApi: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  const env = {
    RASTEH_ORIGIN: ORIGIN,
    RASTEH_SECRET: SECRET,
    DATABASE_SHOP_URL: database.urls.shop,
  }
  shopApi = await buildApp(readSettings({ ...process.env, ...env }), { logger: false })
  const { payload } = content
  await payload.create({
    collection: 'customers',
    data: { username: '09121111111', password: 'customer-pass' },
  })
  const data = {
    email: 'editor@example.test',
    password: 'editor-of-texts',
    name: 'ویراستار',
    role: 'editor',
  } as const
  await payload.create({ collection: 'staff', data })
})
afterAll(() => shopApi?.close())

const signIn = async (collection: 'customers' | 'staff') => {
  const body =
    collection === 'staff'
      ? { email: 'editor@example.test', password: 'editor-of-texts' }
      : { Identity: '09121111111', Password: 'customer-pass' }
  return sessionOf(await content.rest('POST', `${collection}/login`, { body }))
}
const me = async (cookie: string) =>
  (await shopApi.inject({ url: '/api/shop/me', headers: { cookie } })).json()

const NOBODY = { UserId: null, IsAdmin: false, RequestVerificationToken: '', CartId: null }

describe('a session signed by the content platform', () => {
  it('is recognised by shop-api', async () => {
    const cookie = await signIn('customers')
    expect(await me(cookie)).toMatchObject({
      UserId: expect.any(Number),
      IsAdmin: false,
      RequestVerificationToken: expect.stringMatching(/^.{43}$/),
    })
  })

  it('of staff shows the managers’ link', async () => {
    expect(await me(await signIn('staff'))).toMatchObject({ IsAdmin: true })
  })

  it('is refused at once after sign-out', async () => {
    const cookie = await signIn('customers')
    expect(await me(cookie)).toMatchObject({ UserId: expect.any(Number) })
    await content.rest('POST', 'customers/logout', { cookie, body: {} })
    expect(await me(cookie)).toEqual(NOBODY)
  })

  it('that was changed by hand is nobody’s', async () => {
    const cookie = await signIn('customers')
    const [header, claims, signature] = cookie.split('.')
    const forged = Buffer.from(JSON.stringify({ id: 1, collection: 'staff', sid: 'x' })).toString('base64url')
    expect(await me([header, forged, signature].join('.'))).toEqual(NOBODY)
    expect(await me([header, claims, `${signature?.slice(0, -2)}AA`].join('.'))).toEqual(NOBODY)
  })
})

describe('a session cookie sent from another origin', () => {
  it('is not believed by the content platform', async () => {
    const cookie = await signIn('staff')
    const read = (origin: string) =>
      content.rest('GET', 'customers', { cookie, origin }).then(({ status }) => status)
    expect(await read('https://evil.test')).toBe(403)
    expect((await content.rest('GET', 'staff', { cookie })).status).toBe(200)
  })
})

describe('a shopper’s session at the content platform', () => {
  it.each(['payload-locked-documents', 'staff', 'customers'])('reads no %s', async (collection) => {
    const cookie = await signIn('customers')
    const answer = await content.rest('GET', collection, { cookie })
    expect(answer.status).toBe(403)
  })
})
