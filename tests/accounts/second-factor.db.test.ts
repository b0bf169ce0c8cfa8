import { checkSecondFactor } from '@rasteh/dashboard/second-factor/check'
import { loadSecondFactor } from '@rasteh/dashboard/second-factor/load'
import { resealSecondFactors } from '@rasteh/dashboard/second-factor/reseal'
import { openSecret } from '@rasteh/dashboard/second-factor/seal'
import { codeAt } from '@rasteh/dashboard/second-factor/totp'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionOf, useContent } from '../setup/use-content.ts'
import { useHeldStep } from '../setup/use-held-step.ts'

const database = useTestDatabase()
const content = useContent(database)
useHeldStep()
const PASSWORD = 'a-long-enough-password'
type Staff = { id: number; email: string }
let owner: Staff
let ownerSession = ''
let staff: Staff
let session = ''
let count = 0

async function add(role: 'owner' | 'editor'): Promise<Staff> {
  count += 1
  const email = `colleague-${count}@rasteh.test`
  const data = { email, password: PASSWORD, name: 'همکار', role } as const
  return { id: (await content.payload.create({ collection: 'staff', data })).id, email }
}
const login = (who: Staff, code?: string) =>
  content.guarded('POST', 'staff/login', { body: { email: who.email, password: PASSWORD, code } })
const call = async (path: string, cookie: string, body: object = {}) => {
  const answer = await content.guarded('POST', `second-factor/${path}`, { cookie, body })
  return { status: answer.status, ...(await bodyOf(answer)) }
}
type Body = { secondFactor?: object; recoveryCodes?: string[]; codes: string[]; secret: string }
const bodyOf = async (answer: Response) => (await answer.json()) as Body
/** The codes of now and of the next steps: each may be used once. */
async function codeOf({ id }: Staff, ahead = 0): Promise<string> {
  const { factor } = await loadSecondFactor(content.payload, id)
  const secret = openSecret(factor?.sealedSecret ?? Buffer.alloc(0), id)
  return codeAt(secret, Math.floor(Date.now() / 30_000) + ahead)
}
/** Sets up a second factor with the code of the step before, so that the present one is still to be used. */
async function setUp(who: Staff, cookie: string): Promise<string[]> {
  await call('propose', cookie)
  return (await call('confirm', cookie, { code: await codeOf(who, -1) })).codes
}
const auditOf = async (action: string) =>
  (await database.owner.query('select * from shop.audit_log where action = $1 order by at desc', [action]))
    .rows

beforeAll(async () => {
  content.payload.logger.level = 'silent'
  owner = await add('owner')
  ownerSession = sessionOf(await login(owner))
})
beforeEach(async () => {
  staff = await add('editor')
  session = sessionOf(await login(staff))
})

describe('staff without a second factor', () => {
  it('sign in with their password, and it is written down', async () => {
    expect(session).toMatch(/^rasteh-token=/)
    expect(await auditOf('sign-in')).toContainEqual(
      expect.objectContaining({ actor_id: staff.id, subject: `staff:${staff.id}` }),
    )
  })

  it('are told nothing more when the password is wrong', async () => {
    const answer = await content.guarded('POST', 'staff/login', {
      body: { email: staff.email, password: 'wrong' },
    })
    expect([answer.status, (await bodyOf(answer)).secondFactor]).toEqual([401, undefined])
  })
})

describe('staff with a second factor', () => {
  it('open no session by the password alone', async () => {
    await setUp(staff, session)
    const before = await database.owner.query('select id from public.staff_sessions')
    const answer = await login(staff)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await bodyOf(answer)).secondFactor).toEqual({ kind: 'needed' })
    expect((await database.owner.query('select id from public.staff_sessions')).rowCount).toBe(
      before.rowCount,
    )
  })

  it('sign in with the code as well, and once with each', async () => {
    await setUp(staff, session)
    const code = await codeOf(staff)
    expect((await login(staff, code)).status).toBe(200)
    expect((await bodyOf(await login(staff, code))).secondFactor).toEqual({ kind: 'wrong' })
  })

  it('spend a code once, though it is tried fifty times at the same moment', async () => {
    await setUp(staff, session)
    const { factor } = await loadSecondFactor(content.payload, staff.id)
    if (!factor) throw new Error('not set up')
    const typed = await codeOf(staff)
    const attempts = Array.from({ length: 50 }, () =>
      checkSecondFactor({ payload: content.payload, staffId: staff.id, factor, typed }),
    )
    expect((await Promise.all(attempts)).filter((refusal) => refusal === null)).toHaveLength(1)
  })

  it('are stopped after five wrong codes, though the sixth were right', async () => {
    await setUp(staff, session)
    for (let wrong = 0; wrong < 5; wrong += 1) await login(staff, '000000')
    expect((await bodyOf(await login(staff, await codeOf(staff)))).secondFactor).toEqual({
      kind: 'too-many',
    })
  })

  it('have ten recovery codes, each of which signs in once', async () => {
    const codes = await setUp(staff, session)
    expect(codes).toHaveLength(10)
    expect((await login(staff, codes[0]?.toLowerCase())).status).toBe(200)
    expect((await login(staff, codes[0])).status).toBe(401)
    expect((await login(staff, codes[1])).status).toBe(200)
    expect(await auditOf('recovery-code-used')).toHaveLength(2)
  })

  it('change it only with a code, so that a session left open does not', async () => {
    await setUp(staff, session)
    expect(await call('remove', session, { code: '' })).toMatchObject({ refusal: { kind: 'needed' } })
    expect(await call('propose', session)).toMatchObject({ refusal: { kind: 'already-set-up' } })
    expect(await call('codes', session, { code: await codeOf(staff) })).toMatchObject({
      codes: { length: 10 },
    })
    expect(await call('remove', session, { code: await codeOf(staff, 1) })).toMatchObject({ ok: true })
    expect((await login(staff)).status).toBe(200)
  })

  it('are kept with a secret that the database cannot read', async () => {
    const { secret } = await call('propose', session)
    const { rows } = await database.owner.query('select * from shop.second_factors where staff_id = $1', [
      staff.id,
    ])
    expect(rows[0].sealed_secret).toHaveLength(1 + 'dev'.length + 12 + 20 + 16)
    expect(JSON.stringify(rows[0])).not.toContain(secret)
  })
})

describe('the owner', () => {
  afterEach(() => call('require', ownerSession, { isRequired: false }))

  it('takes away the second factor of somebody who lost it, and it is written down', async () => {
    await setUp(staff, session)
    expect(await call('reset', session, { staffId: owner.id })).toMatchObject({ status: 403 })
    expect(await call('reset', ownerSession, { staffId: staff.id })).toMatchObject({ ok: true })
    expect((await login(staff)).status).toBe(200)
    expect((await auditOf('second-factor-reset'))[0]).toMatchObject({
      actor_id: owner.id,
      subject: `staff:${staff.id}`,
    })
  })

  it('may ask it of all: the next sign-in sets it up', async () => {
    expect(await call('require', ownerSession, { isRequired: true })).toMatchObject({ ok: true })
    const asked = await bodyOf(await login(staff))
    expect(asked.secondFactor).toMatchObject({
      kind: 'set-up',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    })
    expect((await login(staff, '000000')).status).toBe(401)
    const entered = await login(staff, await codeOf(staff))
    expect([entered.status, (await bodyOf(entered)).recoveryCodes]).toMatchObject([200, { length: 10 }])
  })

  it('changes a role, and it is written down', async () => {
    await content.guarded('PATCH', `staff/${staff.id}`, { cookie: ownerSession, body: { role: 'manager' } })
    expect((await auditOf('role-change'))[0]).toMatchObject({
      actor_id: owner.id,
      detail: { from: 'editor', to: 'manager' },
    })
  })
})

describe('the keys that seal second factors', () => {
  const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
  const kept = { secret: '', keys: '' }
  beforeEach(() => {
    kept.secret = process.env.RASTEH_SECRET ?? ''
    kept.keys = process.env.RASTEH_SEAL_KEYS ?? ''
  })
  afterEach(() => {
    Object.assign(process.env, { RASTEH_SECRET: kept.secret, RASTEH_SEAL_KEYS: kept.keys })
  })
  const check = async (typed: string) => {
    const { factor } = await loadSecondFactor(content.payload, staff.id)
    if (!factor) throw new Error('there is no second factor')
    return checkSecondFactor({ payload: content.payload, staffId: staff.id, factor, typed })
  }

  it('are not the shop’s secret: after that changed, codes and recovery codes still work', async () => {
    const codes = await setUp(staff, session)
    process.env.RASTEH_SECRET = 'another-secret-of-at-least-32-characters'
    expect(await check(await codeOf(staff))).toBeNull()
    expect(await check(codes[0] ?? '')).toBeNull()
    expect(await check(codes[0] ?? '')).toBe('wrong')
  })

  it('take turns: the newest seals everything anew, and who has codes of an older one is named', async () => {
    const codes = await setUp(staff, session)
    process.env.RASTEH_SEAL_KEYS = `s2:${key(2)} ${kept.keys}`
    const { unreadable, withOldCodes } = await resealSecondFactors(content.payload)
    expect(unreadable).toEqual([])
    expect(withOldCodes).toContain(staff.id)
    expect((await resealSecondFactors(content.payload)).resealed).toBe(0)
    expect(await check(codes[1] ?? '')).toBeNull()
    process.env.RASTEH_SEAL_KEYS = `s2:${key(2)}`
    expect(await check(await codeOf(staff))).toBeNull()
    expect(await check(codes[2] ?? '')).toBe('wrong')
  })
})
