import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useContent } from '../setup/use-content.ts'
import { useShop } from '../setup/use-shop.ts'
import { compareSamples, medianOf } from './compare-samples.ts'

// A hash takes a tenth of a second of a core, and much more where others use it.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 })
const database = useTestDatabase()
const content = useContent(database)
const shop = useShop(database, { codesPerAddress: 1_000_000, codesPerDay: 1_000_000 })

/** Pairs of one known and one unknown, one after the other: what slows the machine slows both. */
const PAIRS = Number(process.env.TIMING_PAIRS ?? 12)
const PASSWORD = 'kept-by-a-crane-at-dusk'
let count = 0

beforeAll(async () => {
  content.payload.logger.level = 'silent'
  const { payload } = content
  const data = { email: 'lender@rasteh.test', password: PASSWORD, name: 'همکار', role: 'editor' } as const
  await payload.create({ collection: 'staff', data })
  await payload.create({ collection: 'customers', data: { username: '09130000000', password: PASSWORD } })
})

/** A customer with a password that no caller has tried to guess yet. */
async function knownCustomer(): Promise<string> {
  const mobile = `0913${String(++count).padStart(7, '0')}`
  await database.owner.query(
    `insert into public.customers (username, hash, salt) select $1, hash, salt from public.customers where username = '09130000000'`,
    [mobile],
  )
  return mobile
}
async function knownStaff(): Promise<string> {
  const email = `known-${++count}@rasteh.test`
  await database.owner.query(
    `insert into public.staff (name, email, role, hash, salt)
     select name, $1, role, hash, salt from public.staff where email = 'lender@rasteh.test'`,
    [email],
  )
  return email
}
const unknownCustomer = async () => `0914${String(++count).padStart(7, '0')}`
const unknownStaff = async () => `unknown-${++count}@rasteh.test`

type Seen = { status: number; body: string; headers: string }
type Call = (who: string) => Promise<Seen>
const newAddress = () => `10.${++count % 250}.${Math.floor(count / 250)}.1`

/** What is the same for everybody of an answer; tokens and the date are not. */
async function seen(answer: Response): Promise<Seen> {
  const headers = [...answer.headers]
    .filter(([name]) => name !== 'date')
    .map(([name, value]) => `${name}: ${name === 'set-cookie' ? (value.split('=')[0] ?? '') : value}`)
  return { status: answer.status, body: await answer.text(), headers: headers.toSorted().join('\n') }
}
const rest =
  (path: string, bodyOf: (who: string) => object): Call =>
  async (who) =>
    seen(
      await content.rest('POST', path, { body: bodyOf(who), headers: { 'x-rasteh-caller': newAddress() } }),
    )
const ofShop =
  (path: string, more: object): Call =>
  async (Identity) => {
    const { status, body, cookie } = await shop.post(path, { Identity, ...more }, newAddress())
    return { status, body: JSON.stringify(body), headers: cookie.split('=')[0] ?? '' }
  }

const CALLS: [string, Call, () => Promise<string>, () => Promise<string>, number][] = [
  [
    'customers’ password sign-in',
    rest('customers/login', (Identity) => ({ Identity, Password: 'a wrong one' })),
    knownCustomer,
    unknownCustomer,
    PAIRS,
  ],
  [
    'staff sign-in',
    rest('staff/login', (email) => ({ email, password: 'a wrong one' })),
    knownStaff,
    unknownStaff,
    PAIRS,
  ],
  [
    'sending a code',
    ofShop('/api/shop/account/code', { Purpose: 'sign-in' }),
    knownCustomer,
    unknownCustomer,
    PAIRS * 5,
  ],
  [
    'sending a code for a new password',
    ofShop('/api/shop/account/code', { Purpose: 'password' }),
    knownCustomer,
    unknownCustomer,
    PAIRS * 5,
  ],
  [
    'trying a code',
    ofShop('/api/shop/account/code/check', { Purpose: 'sign-in', Code: '00000000' }),
    knownCustomer,
    unknownCustomer,
    PAIRS * 5,
  ],
]

/** Times a call for the known and the unknown in turn; which comes first changes. */
async function timeBoth(
  call: (who: string) => Promise<unknown>,
  known: () => Promise<string>,
  unknown: () => Promise<string>,
  pairs: number,
) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const run = async (kind: 'known' | 'unknown', who: string, isCounted: boolean) => {
    const from = performance.now()
    await call(who)
    if (isCounted) times[kind].push(performance.now() - from)
  }
  for (let pair = -1; pair < pairs; pair += 1) {
    const people = [['known', await known()] as const, ['unknown', await unknown()] as const]
    for (const [kind, who] of pair % 2 === 0 ? people : people.toReversed()) await run(kind, who, pair >= 0)
  }
  return { ...times, ...compareSamples(times.known, times.unknown) }
}

describe('whether somebody has an account', () => {
  it.each(CALLS)(
    'is not told by %s: status, body, headers and time',
    async (name, call, known, unknown, pairs) => {
      expect(await call(await known())).toEqual(await call(await unknown()))
      const found = await timeBoth(call, known, unknown, pairs)
      console.log(
        `${name}: known ${medianOf(found.known).toFixed(1)} ms, unknown ${medianOf(found.unknown).toFixed(1)} ms, p ${found.p.toFixed(3)}, delta ${found.delta.toFixed(2)}`,
      )
      expect(found.isDifferent, JSON.stringify(found)).toBe(false)
    },
  )

  it('was told by the content platform’s own sign-in, and the same test sees it', async () => {
    const platform = (email: string) =>
      content.payload
        .login({ collection: 'staff', data: { email, password: 'a wrong one' } })
        .catch(() => undefined)
    const found = await timeBoth(platform, knownStaff, unknownStaff, PAIRS)
    expect(found.isDifferent, JSON.stringify(found)).toBe(true)
  })

  it('is not told by trying a code where another browser waits for one', async () => {
    const waitedFor = async () => {
      const mobile = await unknownCustomer()
      await shop.post('/api/shop/account/code', { Identity: mobile, Purpose: 'sign-in' }, newAddress())
      return mobile
    }
    const call = ofShop('/api/shop/account/code/check', { Purpose: 'sign-in', Code: '00000000' })
    const found = await timeBoth(call, waitedFor, unknownCustomer, PAIRS * 5)
    expect(found.isDifferent, JSON.stringify(found)).toBe(false)
  })
})
