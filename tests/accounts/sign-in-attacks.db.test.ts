import { unsealCode } from '@rasteh/shop-store/accounts/one-time-codes/secrets'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SECRET, useContent } from '../setup/use-content.ts'
import { useShop } from '../setup/use-shop.ts'

// A hash takes a tenth of a second of a core, and much more where others use it.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 })
const database = useTestDatabase()
const content = useContent(database)
const shop = useShop(database)

const ATTEMPTS = Number(process.env.ATTACK_ATTEMPTS ?? 24)
const ADDRESSES = Number(process.env.ATTACK_ADDRESSES ?? 4)
const AT_ONCE = 20
const PASSWORD = 'kept-by-a-crane-at-dusk'
const MOBILE = '09123334455'
const OWNER = 'owner-under-attack@rasteh.test'

/** The stranger's addresses: four of each subnet. */
const addressOf = (index: number) => `203.${Math.floor((index % ADDRESSES) / 4)}.113.${index % 250}`

beforeAll(async () => {
  content.payload.logger.level = 'silent'
  await content.payload.create({ collection: 'customers', data: { username: MOBILE, password: PASSWORD } })
  await content.payload.create({
    collection: 'staff',
    data: { email: OWNER, password: PASSWORD, name: 'مالک', role: 'owner' },
  })
})

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0] ?? '')
    .filter((set) => set.startsWith('rasteh-device='))
    .join('; ')
const byPassword = (kind: 'customers' | 'staff', password: string, address: string, cookie = '') =>
  content.rest('POST', `${kind}/login`, {
    body: kind === 'staff' ? { email: OWNER, password } : { Identity: MOBILE, Password: password },
    headers: { 'x-rasteh-caller': address },
    cookie,
  })
const sign = { Identity: MOBILE, Purpose: 'sign-in' }
const send = (address: string, cookie = '') => shop.post('/api/shop/account/code', sign, address, cookie)
const check = (Code: string, address: string, cookie = '') =>
  shop.post('/api/shop/account/code/check', { ...sign, Code }, address, cookie)

/** The newest code of the mobile, as the messenger reads it. */
async function newestCode(): Promise<string> {
  const { rows } = await database.owner.query<{ sealed: Buffer }>(
    'select sealed_code as sealed from shop.one_time_codes where identity = $1 order by id desc limit 1',
    [MOBILE],
  )
  return unsealCode(SECRET, rows[0]?.sealed ?? Buffer.alloc(0))
}

/** Makes all tries, so many at a time, and in the middle of them does what the customer does. */
async function underAttack<Answer>(
  attempt: (index: number) => Promise<Answer>,
  meanwhile: () => Promise<void>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const stranger = async () => {
    while (next < ATTEMPTS) {
      const index = next++
      answers.push(await attempt(index))
    }
  }
  const strangers = Array.from({ length: AT_ONCE }, stranger)
  await meanwhile()
  await Promise.all(strangers)
  return answers
}

describe(`a stranger with ${ATTEMPTS} tries from ${ADDRESSES} addresses`, () => {
  it('learns no code, and keeps no customer from signing in by code on a known device', async () => {
    const home = '198.51.100.7'
    const first = await send(home)
    const { body } = await check(await newestCode(), home, first.cookie)
    const entered = await content.rest('POST', 'customers/enter', { body, cookie: first.cookie })
    const device = cookiesOf(entered)

    async function customerSignsIn(): Promise<void> {
      const sent = await send(home, device)
      expect(sent.status).toBe(200)
      const checked = await check(await newestCodeOf(device), home, device)
      expect(checked.status).toBe(200)
      const again = await content.rest('POST', 'customers/enter', { body: checked.body, cookie: device })
      expect(again.status).toBe(200)
    }
    const browsers = new Map<string, string>()
    const tried = await underAttack(async (index) => {
      const address = addressOf(index)
      const sent = await send(address, browsers.get(address))
      if (sent.cookie) browsers.set(address, sent.cookie)
      const candidate = String((index * 7_919) % 100_000_000).padStart(8, '0')
      const withoutAsking = await check(candidate, address)
      const guessed = await check(candidate, address, browsers.get(address))
      return [sent.status, withoutAsking.status, guessed.status]
    }, customerSignsIn)
    expect(new Set(tried.map(([sent]) => sent))).toEqual(new Set([200, 429]))
    expect(new Set(tried.flatMap(([, ...checks]) => checks))).toEqual(new Set([400]))
    await customerSignsIn()
    const { rows } = await database.owner.query<{ codes: number; most: number; sum: number }>(
      `select count(*)::int as codes, max(tries)::int as most, sum(tries)::int as sum from shop.one_time_codes
       where identity = $1 and used_at is null`,
      [MOBILE],
    )
    // What strangers may be sent in a quarter of an hour, and five tries at each.
    expect(rows[0]?.codes).toBeLessThanOrEqual(3)
    expect(rows[0]?.most).toBeLessThanOrEqual(5)
  })

  it('keeps no customer from signing in by password on a known device', async () => {
    const device = cookiesOf(await byPassword('customers', PASSWORD, '198.51.100.8'))
    const comesIn = async () =>
      expect((await byPassword('customers', PASSWORD, '198.51.100.8', device)).status).toBe(200)
    const tried = await underAttack(
      async (index) => (await byPassword('customers', `guess number ${index}`, addressOf(index))).status,
      comesIn,
    )
    expect(new Set(tried)).toEqual(new Set([400, 429]))
    expect(tried.filter((status) => status === 400).length).toBeLessThanOrEqual(10)
    expect((await byPassword('customers', PASSWORD, addressOf(1))).status).toBe(429)
    await comesIn()
  })

  it('keeps the owner from nothing: neither on a known device nor on a new one elsewhere', async () => {
    const device = cookiesOf(await byPassword('staff', PASSWORD, '198.51.100.9'))
    const comesIn = async () =>
      expect((await byPassword('staff', PASSWORD, addressOf(1), device)).status).toBe(200)
    const tried = await underAttack(
      async (index) => (await byPassword('staff', `guess number ${index}`, addressOf(index))).status,
      comesIn,
    )
    expect(new Set(tried)).toEqual(new Set([401, 429]))
    await comesIn()
    expect((await byPassword('staff', PASSWORD, '198.51.100.10')).status).toBe(200)
    const stopped = await byPassword('staff', PASSWORD, addressOf(1))
    expect([stopped.status, Number(stopped.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})

/** The newest code that a device asked for. */
async function newestCodeOf(device: string): Promise<string> {
  const { rows } = await database.owner.query<{ sealed: Buffer }>(
    `select sealed_code as sealed from shop.one_time_codes
     where device_hash = sha256(convert_to($1, 'utf8')) order by id desc limit 1`,
    [device.replace('rasteh-device=', '')],
  )
  return unsealCode(SECRET, rows[0]?.sealed ?? Buffer.alloc(0))
}
