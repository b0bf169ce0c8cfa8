import crypto from 'node:crypto'
import { newDevice } from '@rasteh/shop-store/accounts/devices'
import { toIdentityKey } from '@rasteh/shop-store/platform/identity-key'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SECRET, useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
const PASSWORD = 'kept-by-a-crane-at-dusk'
let count = 0

beforeAll(() => {
  content.payload.logger.level = 'silent'
})
afterEach(() => vi.restoreAllMocks())

type Kind = 'customers' | 'staff'
type Person = { kind: Kind; id: number; name: string }

async function person(kind: Kind): Promise<Person> {
  count += 1
  const email = `person-${count}@rasteh.test`
  const { id } =
    kind === 'staff'
      ? await content.payload.create({
          collection: 'staff',
          data: { email, password: PASSWORD, name: 'همکار', role: 'owner' },
        })
      : await content.payload.create({ collection: 'customers', data: { email, password: PASSWORD } })
  return { kind, id, name: email }
}
const login = ({ kind, name }: Person, password: string, { cookie = '', address = newAddress() } = {}) =>
  content.rest('POST', `${kind}/login`, {
    body: kind === 'staff' ? { email: name, password } : { Identity: name, Password: password },
    headers: { 'x-rasteh-caller': address },
    cookie,
  })
const newAddress = () => `10.${++count % 250}.7.1`
const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
const deviceOf = (answer: Response) => cookiesOf(answer).find((set) => set.startsWith('rasteh-device=')) ?? ''
const ADDRESS = '10.251.1.1'
/** All tries that strangers have at somebody are used up, and those of a whole subnet. */
async function useUp({ kind, name }: Person): Promise<void> {
  const who = `${kind} ${toIdentityKey(SECRET, name)}`
  for (const attemptKey of [
    'address 10.251.1.0/24',
    `strangers at ${who}`,
    `address 10.251.1.0/24 at ${who}`,
  ])
    await database.owner.query(
      `insert into shop.guesses (scope, guesser, count) values ('password', $1, 1000)
       on conflict (scope, guesser) do update set count = 1000, window_started_at = now()`,
      [attemptKey],
    )
}
const devicesOf = async ({ kind, id }: Person) =>
  (
    await database.owner.query<{ hash: string }>(
      `select encode(device_hash, 'hex') as hash from shop.known_devices where account_kind = $1 and account_id = $2`,
      [kind, id],
    )
  ).rows

describe.each<Kind>(['customers', 'staff'])('a device on which %s have signed in', (kind) => {
  it('signs in though strangers have used up every try, and survives signing out', async () => {
    const who = await person(kind)
    const entered = await login(who, PASSWORD)
    const device = deviceOf(entered)
    expect(entered.status).toBe(200)
    await content.rest('POST', `${kind}/logout`, { cookie: cookiesOf(entered).join('; '), body: {} })
    await useUp(who)
    const hashes = vi.spyOn(crypto, 'pbkdf2')
    const stopped = await login(who, PASSWORD, { address: ADDRESS })
    expect([stopped.status, Number(stopped.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(hashes).not.toHaveBeenCalled()
    const again = await login(who, PASSWORD, { cookie: device, address: ADDRESS })
    // The token stays the same where the account is known already.
    expect([again.status, deviceOf(again)]).toEqual([200, device])
  })

  it('has tries of its own that end, and end for nobody else', async () => {
    const who = await person(kind)
    const device = deviceOf(await login(who, PASSWORD))
    await database.owner.query(
      `insert into shop.guesses (scope, guesser, count)
       select 'password', 'device ' || $1 || ' ' || $2, 10`,
      [deviceAttemptKey(device), `${kind} ${toIdentityKey(SECRET, who.name)}`],
    )
    expect((await login(who, PASSWORD, { cookie: device })).status).toBe(429)
    expect((await login(who, PASSWORD)).status).toBe(200)
  })

  it('is a stranger with another account’s token, with an altered or a made-up one', async () => {
    const [who, other] = [await person(kind), await person(kind)]
    const device = deviceOf(await login(who, PASSWORD))
    const others = deviceOf(await login(other, PASSWORD))
    await useUp(who)
    const altered = `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`
    const forged = `rasteh-device=${newDevice().token}`
    for (const cookie of [others, altered, forged, 'rasteh-device=', `rasteh-device=${'x'.repeat(5_000)}`])
      expect((await login(who, PASSWORD, { cookie, address: ADDRESS })).status).toBe(429)
  })

  it('gives a browser another token when it comes to know an account, so that a planted one is worth nothing', async () => {
    const [who, before] = [await person(kind), await person(kind)]
    const planted = deviceOf(await login(before, PASSWORD))
    const device = deviceOf(await login(who, PASSWORD, { cookie: planted }))
    expect(device).not.toBe(planted)
    await useUp(who)
    await useUp(before)
    expect((await login(who, PASSWORD, { cookie: planted, address: ADDRESS })).status).toBe(429)
    // The accounts that the browser knew before move along.
    expect((await login(before, PASSWORD, { cookie: device, address: ADDRESS })).status).toBe(200)
  })
})

describe('the devices of a customer', () => {
  it('are forgotten by a new password and by ending the other sessions, save the one in use', async () => {
    const who = await person('customers')
    const [one, two] = [await login(who, PASSWORD), await login(who, PASSWORD)]
    expect(await devicesOf(who)).toHaveLength(2)
    const cookie = cookiesOf(one).join('; ')
    await content.rest('POST', 'customers/sessions/end', { body: {}, cookie })
    expect(await devicesOf(who)).toHaveLength(1)
    await useUp(who)
    expect((await login(who, PASSWORD, { cookie: deviceOf(two), address: ADDRESS })).status).toBe(429)
    const body = { Current: PASSWORD, Password: 'a-heron-waits-by-the-weir' }
    expect((await content.rest('POST', 'customers/password', { body, cookie })).status).toBe(200)
    const answer = await login(who, body.Password, { cookie: deviceOf(one), address: ADDRESS })
    expect(answer.status).toBe(200)
  })

  it('are the eight that were used last, for a year each', async () => {
    const who = await person('customers')
    for (let device = 0; device < 10; device += 1)
      await database.owner.query("select shop.remember_device('customers', $1, null, $2, null, 60, 8)", [
        who.id,
        newDevice().hash,
      ])
    expect(await devicesOf(who)).toHaveLength(8)
    const device = deviceOf(await login(who, PASSWORD))
    await database.owner.query(
      "update shop.known_devices set expires_at = now() where account_kind = 'customers' and account_id = $1",
      [who.id],
    )
    await useUp(who)
    expect((await login(who, PASSWORD, { cookie: device, address: ADDRESS })).status).toBe(429)
  })
})

describe('the devices of staff', () => {
  it('are forgotten when their password is changed, and when they leave', async () => {
    const who = await person('staff')
    const entered = await login(who, PASSWORD)
    const colleague = await person('staff')
    await login(colleague, PASSWORD)
    const data = { password: 'a-heron-waits-by-the-weir' }
    await content.payload.update({ collection: 'staff', id: who.id, data })
    expect(await devicesOf(who)).toEqual([])
    await content.payload.delete({ collection: 'staff', id: colleague.id })
    expect(await devicesOf(colleague)).toEqual([])
    expect(entered.status).toBe(200)
  })
})

describe('a password that is set through the content platform', () => {
  it.each([
    ['123', 'رمز باید حداقل ۱۲ کاراکتر داشته باشد'],
    ['rasteh123456', 'حدس زدن این رمز آسان است'],
  ])('may not be %s, for staff and customers, new or changed', async (password, message) => {
    const data = { email: `weak-${++count}@rasteh.test`, password, name: 'همکار', role: 'editor' } as const
    const refused = { data: { errors: [{ path: 'password', message: expect.stringContaining(message) }] } }
    await expect(content.payload.create({ collection: 'staff', data })).rejects.toMatchObject(refused)
    const customer = { email: data.email, password }
    await expect(content.payload.create({ collection: 'customers', data: customer })).rejects.toMatchObject(
      refused,
    )
    const { id } = await person('staff')
    await expect(
      content.payload.update({ collection: 'staff', id, data: { password } }),
    ).rejects.toMatchObject(refused)
  })
})

function deviceAttemptKey(cookie: string): string {
  const token = cookie.replace('rasteh-device=', '')
  return crypto.createHash('sha256').update(token).digest('base64url').slice(0, 22)
}
