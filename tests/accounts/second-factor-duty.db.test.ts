import { loadSecondFactor } from '@rasteh/dashboard/second-factor/load'
import { openSecret } from '@rasteh/dashboard/second-factor/seal'
import { codeAt } from '@rasteh/dashboard/second-factor/totp'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useContent } from '../setup/use-content.ts'
import { useHeldStep } from '../setup/use-held-step.ts'
import { cookieOf, openPasskeyFixture } from './passkey-fixture.ts'

const database = useTestDatabase()
const content = useContent(database)
useHeldStep()
let fixture: ReturnType<typeof openPasskeyFixture>
type Staff = { id: number; email: string }
beforeAll(() => {
  content.payload.logger.level = 'silent'
  fixture = openPasskeyFixture(content, database)
})
beforeEach(() => database.owner.query("update shop.staff_rules set duty_from = now() - interval '30 days'"))

const dutyOf = async ({ id }: Staff) => (await loadSecondFactor(content.payload, id)).duty
const madeDaysAgo = ({ id }: Staff, days: number) =>
  database.owner.query(`update public.staff set created_at = now() - $2 * interval '1 day' where id = $1`, [
    id,
    days,
  ])
async function codeOf({ id }: Staff, ahead = 0): Promise<string> {
  const { factor } = await loadSecondFactor(content.payload, id)
  return codeAt(openSecret(factor?.sealedSecret ?? Buffer.alloc(0), id), stepNow() + ahead)
}
const stepNow = () => Math.floor(Date.now() / 30_000)
const secondFactorOf = async (answer: ReturnType<typeof fixture.login>) => (await answer).body.secondFactor

describe('owners and managers without a second factor', () => {
  it.each(['owner', 'manager'] as const)('sign in as %s for seven days', async (role) => {
    const staff = await fixture.addStaff(role)
    expect(await dutyOf(staff)).toEqual({ kind: 'grace', daysLeft: 7 })
    await madeDaysAgo(staff, 6.5)
    expect(await dutyOf(staff)).toEqual({ kind: 'grace', daysLeft: 1 })
    expect((await fixture.login(staff)).status).toBe(200)
  })

  it.each(['owner', 'manager'] as const)('then set it up before they come in as %s', async (role) => {
    const staff = await fixture.addStaff(role)
    await madeDaysAgo(staff, 7.1)
    const stopped = await fixture.login(staff)
    expect(stopped).toMatchObject({ status: 401, cookies: [], body: { secondFactor: { kind: 'set-up' } } })
    expect(await fixture.auditOf('second-factor-due', `staff:${staff.id}`)).toHaveLength(1)
    const entered = await fixture.login(staff, await codeOf(staff))
    expect(entered).toMatchObject({ status: 200, body: { recoveryCodes: { length: 10 } } })
    expect(await dutyOf(staff)).toEqual({ kind: 'met' })
  })

  it('who were there before the rule have seven days from it', async () => {
    const staff = await fixture.addStaff('manager')
    await madeDaysAgo(staff, 400)
    await database.owner.query("update shop.staff_rules set duty_from = now() - interval '2 days'")
    expect(await dutyOf(staff)).toEqual({ kind: 'grace', daysLeft: 5 })
  })

  it('who were editors have seven days from their new role, once', async () => {
    const staff = await fixture.addStaff('editor')
    await madeDaysAgo(staff, 400)
    expect(await dutyOf(staff)).toEqual({ kind: 'none' })
    const give = (role: 'editor' | 'manager') =>
      content.payload.update({ collection: 'staff', id: staff.id, data: { role } })
    await give('manager')
    expect(await dutyOf(staff)).toEqual({ kind: 'grace', daysLeft: 7 })
    await database.owner.query(
      "update shop.second_factor_duties set since = now() - interval '8 days' where staff_id = $1",
      [staff.id],
    )
    await give('editor')
    await give('manager')
    expect(await dutyOf(staff)).toEqual({ kind: 'due' })
  })

  it('meet the duty by a passkey, with which they then sign in; the password alone opens nothing', async () => {
    const manager = await fixture.enterStaff('manager')
    const { authenticator } = await fixture.addPasskey('staff', manager.cookie)
    await madeDaysAgo(manager, 100)
    expect(await dutyOf(manager)).toEqual({ kind: 'met' })
    expect(await fixture.login(manager)).toMatchObject({
      status: 401,
      cookies: [],
      body: { secondFactor: { kind: 'passkey' } },
    })
    expect((await fixture.signIn('staff', authenticator)).status).toBe(200)
  })

  it('are no editors: those sign in with the password, and with a passkey if they like', async () => {
    const editor = await fixture.enterStaff('editor')
    await fixture.addPasskey('staff', editor.cookie)
    await madeDaysAgo(editor, 100)
    expect((await fixture.login(editor)).status).toBe(200)
  })

  it('who lost all of it are let in by the owner’s reset, and set up anew', async () => {
    const owner = await fixture.enterStaff('owner')
    const manager = await fixture.enterStaff('manager')
    const { authenticator } = await fixture.addPasskey('staff', manager.cookie)
    await madeDaysAgo(manager, 100)
    const reset = await fixture.ask('second-factor/reset', {
      cookie: owner.cookie,
      body: { staffId: manager.id },
    })
    expect(reset).toMatchObject({ status: 200, body: { ok: true } })
    expect((await fixture.signIn('staff', authenticator)).status).toBe(401)
    expect(await secondFactorOf(fixture.login(manager))).toMatchObject({ kind: 'set-up' })
    expect(await fixture.auditOf('passkeys-removed', `staff:${manager.id}`)).toMatchObject([
      { actor_id: owner.id },
    ])
  })
})

describe('a code that was seen', () => {
  /** Sets up a second factor with the code of the step before. */
  async function setUp(): Promise<Staff & { cookie: string }> {
    const staff = await fixture.enterStaff('editor')
    await fixture.ask('second-factor/propose', { cookie: staff.cookie })
    await fixture.ask('second-factor/confirm', {
      cookie: staff.cookie,
      body: { code: await codeOf(staff, -1) },
    })
    return staff
  }
  const WRONG = { kind: 'wrong' }

  it('does not sign in after it has set up the second factor', async () => {
    const staff = await setUp()
    expect(await secondFactorOf(fixture.login(staff, await codeOf(staff, -1)))).toEqual(WRONG)
  })

  it('signs in once, though four sign in with it at the same moment', async () => {
    const staff = await setUp()
    const code = await codeOf(staff)
    const attempts = await Promise.all(Array.from({ length: 4 }, () => fixture.login(staff, code)))
    expect(attempts.filter((answer) => cookieOf(answer) !== '')).toHaveLength(1)
  })

  it('of an earlier step does not sign in after a later one has', async () => {
    const staff = await setUp()
    const [now, next] = [await codeOf(staff), await codeOf(staff, 1)]
    expect((await fixture.login(staff, next)).status).toBe(200)
    expect(await secondFactorOf(fixture.login(staff, now))).toEqual(WRONG)
    expect(await secondFactorOf(fixture.login(staff, next))).toEqual(WRONG)
  })

  it('of a secret that was reset opens nothing, nor does its recovery code', async () => {
    const staff = await setUp()
    const owner = await fixture.enterStaff('owner')
    const old = await codeOf(staff, 1)
    await fixture.ask('second-factor/reset', { cookie: owner.cookie, body: { staffId: staff.id } })
    await fixture.ask('second-factor/propose', { cookie: staff.cookie })
    await fixture.ask('second-factor/confirm', { cookie: staff.cookie, body: { code: await codeOf(staff) } })
    expect(await secondFactorOf(fixture.login(staff, old))).toEqual(WRONG)
  })
})
