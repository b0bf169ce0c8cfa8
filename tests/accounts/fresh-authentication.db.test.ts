import { loadSecondFactor } from '@rasteh/dashboard/second-factor/load'
import { openSecret } from '@rasteh/dashboard/second-factor/seal'
import { codeAt } from '@rasteh/dashboard/second-factor/totp'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { useContent } from '../setup/use-content.ts'
import { useHeldStep } from '../setup/use-held-step.ts'
import { openPasskeyFixture, PASSWORD } from './passkey-fixture.ts'

const database = useTestDatabase()
const content = useContent(database)
useHeldStep()
let fixture: ReturnType<typeof openPasskeyFixture>
let owner: Awaited<ReturnType<typeof fixture.enterStaff>>
beforeAll(async () => {
  content.payload.logger.level = 'silent'
  fixture = openPasskeyFixture(content, database)
  owner = await fixture.enterStaff('owner')
})

const NEEDED = { status: 403, body: { error: 'FreshAuthenticationNeeded' } }
const prove = (cookie: string, body: object) => fixture.ask('staff/fresh/prove', { cookie, body })
const rest = async (method: string, path: string, body?: object) => {
  const answer = await content.guarded(method, path, { cookie: owner.cookie, ...(body && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
}
const change = { name: 'نام تازه' }

describe('what asks for fresh authentication', () => {
  it.each([
    ['POST', 'staff', { email: 'new@rasteh.test', password: PASSWORD, name: 'تازه', role: 'owner' }],
    ['PATCH', 'staff/1', { role: 'owner' }],
    ['PATCH', 'staff?where[id][equals]=1', { role: 'owner' }],
    ['DELETE', 'staff/999', undefined],
    ['DELETE', 'staff?where[id][equals]=999', undefined],
    ['POST', 'staff/unlock', { email: 'new@rasteh.test' }],
    ['POST', 'payment-methods', { kind: '1', title: 'کارت' }],
    ['POST', 'banks', { title: 'بانک', gateway: 'zarinpal' }],
    ['POST', 'installment-banks', { title: 'بانک', provider: 'digipay' }],
    ['POST', 'installment-plans', { title: 'بانک' }],
    ['POST', 'globals/shop-settings', { cardNumber: '6037991234567890' }],
    ['POST', 'second-factor/reset', { staffId: 999 }],
    ['POST', 'second-factor/require', { isRequired: true }],
    ['POST', 'second-factor/propose', {}],
    ['GET', 'feedback/export?format=csv', undefined],
  ])('is refused a while after the sign-in: %s %s', async (method, path, body) => {
    await fixture.makeStale('staff', owner.id)
    expect(await rest(method, path, body)).toMatchObject(NEEDED)
  })

  it('changed nothing by being refused', async () => {
    const { rows } = await database.owner.query(
      `select (select count(*)::int from public.banks) + (select count(*)::int from public.payment_methods) as money,
        (select count(*)::int from public.staff where email = 'new@rasteh.test') as staff,
        (select card_number from public.shop_settings) as card,
        (select second_factor_required from shop.staff_rules) as required`,
    )
    expect(rows[0] ?? {}).toMatchObject({ money: 0, staff: 0, required: false })
    expect(rows[0]?.card ?? null).toBeNull()
  })

  it('is done after the password, and for ten minutes', async () => {
    await fixture.makeStale('staff', owner.id)
    expect(await rest('PATCH', `staff/${owner.id}`, change)).toMatchObject(NEEDED)
    expect(await prove(owner.cookie, { Password: PASSWORD })).toMatchObject({ status: 200, body: {} })
    expect((await rest('PATCH', `staff/${owner.id}`, change)).status).toBe(200)
    expect((await fixture.auditOf('proof-given', `staff:${owner.id}`))[0]).toMatchObject({
      actor_id: owner.id,
      detail: { by: 'password' },
    })
    await fixture.makeStale('staff', owner.id)
    expect(await rest('PATCH', `staff/${owner.id}`, change)).toMatchObject(NEEDED)
  })

  it('is done after a passkey', async () => {
    const manager = await fixture.enterStaff('manager')
    const { authenticator } = await fixture.addPasskey('staff', manager.cookie)
    await fixture.makeStale('staff', manager.id)
    const { body: options } = await fixture.ask('staff/fresh/begin', { cookie: manager.cookie })
    const Credential = authenticator.get(options as never)
    expect((await prove(manager.cookie, { Credential })).status).toBe(200)
    // The same answer proves nothing a second time.
    expect(await prove(manager.cookie, { Credential })).toMatchObject({ body: { error: 'PasskeyRefused' } })
    expect((await fixture.ask('staff/fresh/check', { cookie: manager.cookie })).status).toBe(200)
  })

  it('is read without it: lists and forms stay open', async () => {
    await fixture.makeStale('staff', owner.id)
    expect((await rest('GET', 'staff')).status).toBe(200)
    expect((await rest('GET', 'payment-methods')).status).toBe(200)
  })
})

describe('a proof', () => {
  it('is nobody else’s: another’s passkey, another’s session, a challenge for signing in', async () => {
    const [mine, others] = [await fixture.enterStaff('manager'), await fixture.enterStaff('manager')]
    const { authenticator } = await fixture.addPasskey('staff', others.cookie)
    await fixture.makeStale('staff', mine.id)
    const { body: options } = await fixture.ask('staff/fresh/begin', { cookie: mine.cookie })
    const refused = { body: { error: 'PasskeyRefused' } }
    expect(await prove(mine.cookie, { Credential: authenticator.get(options as never) })).toMatchObject(
      refused,
    )
    const { body: theirs } = await fixture.ask('staff/fresh/begin', { cookie: others.cookie })
    expect(await prove(mine.cookie, { Credential: authenticator.get(theirs as never) })).toMatchObject(
      refused,
    )
    const browser = await fixture.beginSignIn('staff')
    const Credential = authenticator.get(browser.options)
    expect(await prove(`${others.cookie}; ${browser.cookie}`, { Credential })).toMatchObject(refused)
    expect(await fixture.ask('staff/fresh/check', { cookie: mine.cookie })).toMatchObject(NEEDED)
  })

  it('counts for the session that gave it, and for no other of the same person', async () => {
    const staff = await fixture.enterStaff('editor')
    const { cookies } = await fixture.login(staff)
    const elsewhere = cookies.find((cookie) => cookie.startsWith('rasteh-token=')) ?? ''
    await fixture.makeStale('staff', staff.id)
    await prove(elsewhere, { Password: PASSWORD })
    expect((await fixture.ask('staff/fresh/check', { cookie: elsewhere })).status).toBe(200)
    expect(await fixture.ask('staff/fresh/check', { cookie: staff.cookie })).toMatchObject(NEEDED)
  })

  it('by password is tried five times, then waits, though the sixth were right', async () => {
    const staff = await fixture.enterStaff('editor')
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await prove(staff.cookie, { Password: 'wrong' })).toMatchObject({
        status: 400,
        body: { error: 'WrongPassword' },
      })
    expect(await prove(staff.cookie, { Password: PASSWORD })).toMatchObject({
      status: 429,
      body: { error: 'TooManyGuesses' },
    })
  })

  it('asks for the code too where there is a second factor, and for each code once', async () => {
    const staff = await fixture.enterStaff('editor')
    const codeOf = async (ahead: number) => {
      const { factor } = await loadSecondFactor(content.payload, staff.id)
      const secret = openSecret(factor?.sealedSecret ?? Buffer.alloc(0), staff.id)
      return codeAt(secret, Math.floor(Date.now() / 30_000) + ahead)
    }
    await fixture.ask('second-factor/propose', { cookie: staff.cookie })
    await fixture.ask('second-factor/confirm', { cookie: staff.cookie, body: { code: await codeOf(-1) } })
    await fixture.makeStale('staff', staff.id)
    expect((await fixture.get('staff/fresh', staff.cookie)).body).toEqual({
      IsFresh: false,
      ByPasskey: false,
      ByPassword: true,
      AsksCode: true,
    })
    const Code = await codeOf(0)
    expect(await prove(staff.cookie, { Password: PASSWORD })).toMatchObject({ body: { error: 'CodeNeeded' } })
    expect(await prove(staff.cookie, { Password: PASSWORD, Code: '000000' })).toMatchObject({
      body: { error: 'WrongCode' },
    })
    expect((await prove(staff.cookie, { Password: PASSWORD, Code })).status).toBe(200)
    expect(await prove(staff.cookie, { Password: PASSWORD, Code })).toMatchObject({
      body: { error: 'WrongCode' },
    })
  })

  it('is not given by the password where signing in asks for the passkey', async () => {
    const manager = await fixture.enterStaff('manager')
    await fixture.addPasskey('staff', manager.cookie)
    await fixture.makeStale('staff', manager.id)
    expect((await fixture.get('staff/fresh', manager.cookie)).body).toMatchObject({
      ByPasskey: true,
      ByPassword: false,
    })
    expect(await prove(manager.cookie, { Password: PASSWORD })).toMatchObject({
      body: { error: 'PasskeyNeeded' },
    })
  })

  it('is a customer’s too, by their password, in their own session', async () => {
    const customer = await fixture.addCustomer()
    await fixture.makeStale('customers', customer.id)
    const ask = (path: string, body = {}) =>
      fixture.ask(`customers/${path}`, { cookie: customer.cookie, body })
    expect(await ask('fresh/check')).toMatchObject(NEEDED)
    expect(await ask('fresh/prove', { Password: 'wrong' })).toMatchObject({
      body: { error: 'WrongPassword' },
    })
    expect((await ask('fresh/prove', { Password: PASSWORD })).status).toBe(200)
    expect((await ask('fresh/check')).status).toBe(200)
    expect((await fixture.ask('staff/fresh/prove', { cookie: customer.cookie, body: {} })).status).toBe(404)
  })
})
