import { useTestDatabase } from '@rasteh/test-kit/database'
import { SoftwareAuthenticator } from '@rasteh/test-kit/software-authenticator'
import { beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, useContent } from '../setup/use-content.ts'
import { cookieOf, openPasskeyFixture, type Slug } from './passkey-fixture.ts'

const database = useTestDatabase()
const content = useContent(database)
let fixture: ReturnType<typeof openPasskeyFixture>
beforeAll(() => {
  content.payload.logger.level = 'silent'
  fixture = openPasskeyFixture(content, database)
})

const REFUSED = { status: 401, body: { error: 'PasskeyRefused' }, cookies: [] }
const enter = (slug: Slug) => (slug === 'staff' ? fixture.enterStaff('manager') : fixture.addCustomer())
const kindOf = (slug: Slug) => (slug === 'staff' ? 'staff' : 'customer')

describe.each(['customers', 'staff'] as const)('a passkey of %s', (slug) => {
  it('is kept under its name and signs in without one, as a password does', async () => {
    const { id, cookie } = await enter(slug)
    const { authenticator, added } = await fixture.addPasskey(slug, cookie)
    expect(added).toMatchObject({
      status: 200,
      body: { Passkeys: [{ Name: 'گوشی من', LastUsedAt: null, IsBackedUp: true }] },
    })
    const entered = await fixture.signIn(slug, authenticator)
    expect(entered).toMatchObject({ status: 200, body: { UserId: id } })
    expect(entered.cookies).toContain('rasteh-signed-in=1')
    expect((await fixture.get(`${slug}/passkeys`, cookieOf(entered))).status).toBe(200)
    const subject = `${kindOf(slug)}:${id}`
    expect(await fixture.auditOf('passkey-added', subject)).toHaveLength(1)
    expect(await fixture.auditOf('passkey-used', subject)).toMatchObject([{ detail: { for: 'sign-in' } }])
    const { body } = await fixture.get(`${slug}/passkeys`, cookie)
    expect(body).toMatchObject({ Passkeys: [{ LastUsedAt: expect.any(String) }] })
  })

  it('is refused when its answer comes a second time, or fifty times at once', async () => {
    const { cookie } = await enter(slug)
    // One that does not count, as phones make: only the challenge prevents a second use.
    const { authenticator } = await fixture.addPasskey(
      slug,
      cookie,
      new SoftwareAuthenticator(ORIGIN, { countsUp: false }),
    )
    const browser = await fixture.beginSignIn(slug)
    const answer = authenticator.get(browser.options)
    const attempts = await Promise.all(
      Array.from({ length: 50 }, () => fixture.finishSignIn(slug, browser.cookie, answer)),
    )
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await fixture.finishSignIn(slug, browser.cookie, answer)).toEqual(REFUSED)
  })

  it('is refused in another browser, and in one without its cookie', async () => {
    const { cookie } = await enter(slug)
    const { authenticator } = await fixture.addPasskey(slug, cookie)
    const mine = await fixture.beginSignIn(slug)
    const others = await fixture.beginSignIn(slug)
    expect(await fixture.finishSignIn(slug, others.cookie, authenticator.get(mine.options))).toEqual(REFUSED)
    expect(await fixture.finishSignIn(slug, '', authenticator.get(mine.options))).toEqual(REFUSED)
  })

  it('is refused on a foreign origin, for another site, and unless it has seen its owner', async () => {
    const { cookie } = await enter(slug)
    const { authenticator } = await fixture.addPasskey(slug, cookie)
    for (const bend of [
      { origin: 'https://rasteh.evil.test' },
      { rpId: 'evil.test' },
      { isVerified: false },
      { userHandle: Buffer.from('somebody else').toString('base64url') },
    ]) {
      const browser = await fixture.beginSignIn(slug)
      const answer = authenticator.get(browser.options, bend)
      expect(await fixture.finishSignIn(slug, browser.cookie, answer)).toEqual(REFUSED)
    }
    expect((await fixture.signIn(slug, authenticator)).status).toBe(200)
  })

  it('is refused when its counter goes back or stands still: it was copied', async () => {
    const { id, cookie } = await enter(slug)
    const { authenticator } = await fixture.addPasskey(slug, cookie)
    for (let uses = 0; uses < 3; uses += 1) await fixture.signIn(slug, authenticator)
    for (const counter of [0, 2, 3]) {
      const browser = await fixture.beginSignIn(slug)
      const answer = authenticator.get(browser.options, { counter })
      expect(await fixture.finishSignIn(slug, browser.cookie, answer)).toEqual(REFUSED)
    }
    expect(await fixture.auditOf('passkey-refused', `${kindOf(slug)}:${id}`)).toHaveLength(3)
  })

  it('is refused with a signature that is not its own', async () => {
    const { cookie } = await enter(slug)
    const { authenticator } = await fixture.addPasskey(slug, cookie)
    const browser = await fixture.beginSignIn(slug)
    const forged = new SoftwareAuthenticator(ORIGIN).get(browser.options, { userHandle: '' })
    const { credentialId: id } = authenticator
    expect(await fixture.finishSignIn(slug, browser.cookie, { ...forged, id, rawId: id })).toEqual(REFUSED)
  })

  it('opens nothing of the other kind', async () => {
    const other = slug === 'staff' ? 'customers' : 'staff'
    const { cookie } = await enter(slug)
    const { authenticator } = await fixture.addPasskey(slug, cookie)
    expect(await fixture.signIn(other, authenticator)).toEqual(REFUSED)
    // A challenge of the one is no challenge of the other either.
    const browser = await fixture.beginSignIn(other)
    expect(await fixture.finishSignIn(slug, browser.cookie, authenticator.get(browser.options))).toEqual(
      REFUSED,
    )
  })

  it('is asked within five minutes', async () => {
    const { cookie } = await enter(slug)
    const { authenticator } = await fixture.addPasskey(slug, cookie)
    const browser = await fixture.beginSignIn(slug)
    await database.owner.query("update shop.passkey_challenges set expires_at = now() - interval '1 second'")
    expect(await fixture.finishSignIn(slug, browser.cookie, authenticator.get(browser.options))).toEqual(
      REFUSED,
    )
  })

  it('is one of ten at most, also when several come at once', async () => {
    const { cookie } = await enter(slug)
    for (let made = 0; made < 8; made += 1) await fixture.addPasskey(slug, cookie)
    const begun = []
    for (let tab = 0; tab < 4; tab += 1) begun.push(await fixture.ask(`${slug}/passkeys/begin`, { cookie }))
    const several = await Promise.all(
      begun.map(({ body: options }) => {
        const Credential = new SoftwareAuthenticator(ORIGIN).create(options as never)
        return fixture.ask(`${slug}/passkeys/add`, { cookie, body: { Name: 'یکی دیگر', Credential } })
      }),
    )
    expect(several.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400])
    expect(await fixture.ask(`${slug}/passkeys/begin`, { cookie })).toMatchObject({
      status: 400,
      body: { error: 'TooManyPasskeys' },
    })
    const { body } = await fixture.get(`${slug}/passkeys`, cookie)
    expect(body.Passkeys).toHaveLength(10)
  })

  it('is not made from another’s session, another origin, or without seeing its owner', async () => {
    const { cookie } = await enter(slug)
    const other = await enter(slug)
    const bends: [string, object][] = [
      [other.cookie, {}],
      [cookie, { origin: 'https://evil.test' }],
      [cookie, { rpId: 'evil.test' }],
      [cookie, { isVerified: false }],
    ]
    for (const [session, bend] of bends) {
      const { body: options } = await fixture.ask(`${slug}/passkeys/begin`, { cookie })
      const Credential = new SoftwareAuthenticator(ORIGIN).create(options as never, bend)
      const added = await fixture.ask(`${slug}/passkeys/add`, {
        cookie: session,
        body: { Name: 'گوشی', Credential },
      })
      expect(added).toMatchObject({ status: 400, body: { error: 'PasskeyRefused' } })
    }
  })

  it('is renamed and removed by its owner alone; removed it opens nothing', async () => {
    const { id, cookie } = await enter(slug)
    const { cookie: foreign } = await enter(slug)
    const { authenticator, added } = await fixture.addPasskey(slug, cookie)
    const [{ Id } = { Id: '' }] = added.body.Passkeys as { Id: string }[]
    const rename = (session: string) =>
      fixture.ask(`${slug}/passkeys/rename`, { cookie: session, body: { Id, Name: 'کامپیوتر' } })
    const remove = (session: string) =>
      fixture.ask(`${slug}/passkeys/remove`, { cookie: session, body: { Id } })
    expect([(await rename(foreign)).status, (await remove(foreign)).status]).toEqual([404, 404])
    expect((await rename(cookie)).body).toMatchObject({ Passkeys: [{ Name: 'کامپیوتر' }] })
    expect((await remove(cookie)).body).toEqual({ Passkeys: [] })
    expect(await fixture.signIn(slug, authenticator)).toEqual(REFUSED)
    expect(await fixture.auditOf('passkey-removed', `${kindOf(slug)}:${id}`)).toHaveLength(1)
  })

  it('is added and removed only by somebody who has just shown who they are', async () => {
    const { id, cookie } = await enter(slug)
    const { added } = await fixture.addPasskey(slug, cookie)
    const [{ Id } = { Id: '' }] = added.body.Passkeys as { Id: string }[]
    await fixture.makeStale(slug, id)
    const needed = { status: 403, body: { error: 'FreshAuthenticationNeeded' } }
    expect(await fixture.ask(`${slug}/passkeys/begin`, { cookie })).toMatchObject(needed)
    expect(await fixture.ask(`${slug}/passkeys/remove`, { cookie, body: { Id } })).toMatchObject(needed)
  })

  it('is not asked for by a page of another site', async () => {
    const answer = await fixture.ask(`${slug}/passkeys/sign-in/begin`, { origin: 'https://evil.test' })
    expect(answer).toMatchObject({ status: 403, cookies: [] })
  })
})

describe('the passkeys of somebody who is gone', () => {
  it('open nothing when the member of staff was removed, and go with them', async () => {
    const { id, cookie } = await fixture.enterStaff('editor')
    const { authenticator } = await fixture.addPasskey('staff', cookie)
    await database.owner.query('delete from public.staff where id = $1', [id])
    expect(await fixture.signIn('staff', authenticator)).toEqual(REFUSED)

    const other = await fixture.enterStaff('editor')
    await fixture.addPasskey('staff', other.cookie)
    await content.payload.delete({ collection: 'staff', id: other.id })
    const { rowCount } = await database.owner.query('select from shop.passkeys where staff_id = $1', [
      other.id,
    ])
    expect(rowCount).toBe(0)
  })

  it('open nothing of a customer who was erased', async () => {
    const { id, cookie } = await fixture.addCustomer()
    const { authenticator } = await fixture.addPasskey('customers', cookie)
    await database.owner.query('select shop.forget_customer($1)', [id])
    expect(await fixture.signIn('customers', authenticator)).toEqual(REFUSED)
  })
})
