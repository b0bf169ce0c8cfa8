import { DEVICE_COOKIE_HTTP } from '@rasteh/contracts/cookies'
import { newDevice } from '@rasteh/shop-store/accounts/devices'
import { unsealCode } from '@rasteh/shop-store/accounts/one-time-codes/secrets'
import { addCustomer } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { SECRET, useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi({ codesPerDay: 400, codesPerAddress: 10 })
const closed = useShopApi({ codesPerDay: 0 })
let count = 0
const newMobile = () => `0937${String(++count).padStart(7, '0')}`
const newAddress = () => `10.${++count % 250}.${Math.floor(count / 250)}.1`

/** A browser: asks for codes and tries them, from an address of its own at each call. */
function browser() {
  const { cookies, call } = visitor(shop)
  const post = (url: string, body: object, remoteAddress: string) =>
    call('POST', url, body, { remoteAddress })
  return {
    cookies,
    send: (Identity: string, remoteAddress = newAddress(), Purpose = 'sign-in') =>
      post('/api/shop/account/code', { Identity, Purpose }, remoteAddress),
    checkCode: (Identity: string, Code = '00000000', remoteAddress = newAddress()) =>
      post('/api/shop/account/code/check', { Identity, Purpose: 'sign-in', Code }, remoteAddress),
  }
}
const send: ReturnType<typeof browser>['send'] = (...given) => browser().send(...given)
const checkCode: ReturnType<typeof browser>['checkCode'] = (...given) => browser().checkCode(...given)

/** The code that was last made for somebody, as the messenger reads it. */
async function codeFor(identity: string): Promise<string> {
  const { rows } = await shop.database.owner.query<{ sealed: Buffer }>(
    'select sealed_code as sealed from shop.one_time_codes where identity = $1 order by id desc limit 1',
    [identity],
  )
  return unsealCode(SECRET, rows[0]?.sealed ?? Buffer.alloc(0))
}
/** A browser on which a customer has signed in before. */
async function knownBrowser() {
  const mobile = newMobile()
  const known = browser()
  const { rows } = await shop.database.owner.query<{ id: number }>(
    'insert into public.customers (username) values ($1) returning id',
    [mobile],
  )
  const device = newDevice()
  known.cookies[DEVICE_COOKIE_HTTP] = device.token
  await shop.database.owner.query("select shop.remember_device('customers', $1, null, $2, null, 3600, 8)", [
    rows[0]?.id,
    device.hash,
  ])
  return { ...known, mobile }
}
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)
const inSequence = async <Answer>(times: number, ask: () => Promise<Answer>) => {
  const answers: Answer[] = []
  for (let time = 0; time < times; time += 1) answers.push(await ask())
  return answers
}
const setAttempts = (scope: string, attemptKey: string, used: number) =>
  shop.database.owner.query(
    `insert into shop.guesses (scope, guesser, count) values ($1, $2, $3)
     on conflict (scope, guesser) do update set count = $3, window_started_at = now()`,
    [scope, attemptKey, used],
  )

describe('asking for a code', () => {
  it('is answered alike for known and unknown people', async () => {
    const mobile = newMobile()
    await addCustomer(shop.database.owner)
    await shop.database.owner.query('insert into public.customers (username) values ($1)', [mobile])
    const [known, unknown] = [await send(mobile), await send(newMobile())]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(known.json()).toEqual({ LivesSeconds: 120, Digits: 8 })
  })

  it('of what is neither a mobile nor an e-mail is refused', async () => {
    expect((await send('021-12345')).json()).toEqual({ error: 'UnknownIdentity' })
  })

  it('ends for a number after three, from wherever they are asked', async () => {
    const mobile = newMobile()
    expect(statuses(await inSequence(4, () => send(mobile)))).toEqual([200, 200, 200, 429])
  })

  it('ends for a number after nine in a day, however slowly they are asked', async () => {
    const mobile = newMobile()
    const again = async () => {
      const answer = await send(mobile)
      await shop.database.owner.query(
        "delete from shop.guesses where scope = 'code-send' and guesser like 'strangers %' and guesser not like '% of the day %'",
      )
      return answer
    }
    expect(statuses(await inSequence(10, again))).toEqual([...Array(9).fill(200), 429])
  })

  it('ends for a subnet after so many, and tells how long to wait', async () => {
    const answers = await inSequence(11, () => send(newMobile(), `10.252.9.${++count % 250}`))
    expect(statuses(answers)).toEqual([...Array(10).fill(200), 429])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3_500)
  })

  it('ends for all together with the day’s budget', async () => {
    await setAttempts('code-send', 'all', 399)
    expect(statuses(await inSequence(2, () => send(newMobile())))).toEqual([200, 429])
    const known = await knownBrowser()
    expect((await known.send(known.mobile)).statusCode).toBe(200)
    // Mails cost nothing and are counted apart.
    expect((await send('sara@example.ir')).statusCode).toBe(200)
    await setAttempts('code-send', 'all', 0)
  })

  it('by strangers takes nothing from a device that the customer has signed in on before', async () => {
    const known = await knownBrowser()
    expect(statuses(await inSequence(4, () => send(known.mobile)))).toEqual([200, 200, 200, 429])
    expect(statuses(await inSequence(4, () => known.send(known.mobile)))).toEqual([200, 200, 200, 429])
  })

  it('counts a device that knows another account as a stranger, and so a token that is made up', async () => {
    const [known, other] = [await knownBrowser(), await knownBrowser()]
    await inSequence(3, () => send(known.mobile))
    expect((await other.send(known.mobile)).statusCode).toBe(429)
    const forged = browser()
    forged.cookies[DEVICE_COOKIE_HTTP] = newDevice().token
    expect((await forged.send(known.mobile)).statusCode).toBe(429)
  })

  it('leaves no number in the counters', async () => {
    const known = await knownBrowser()
    await Promise.all([known.send(known.mobile), send(known.mobile), checkCode(known.mobile)])
    const { rows } = await shop.database.owner.query(
      "select guesser from shop.guesses where guesser like '%' || $1 || '%'",
      [known.mobile.slice(1)],
    )
    expect(rows).toEqual([])
  })

  it('gives the browser a token that scripts cannot read and that lasts a year', async () => {
    const [cookie] = (await send(newMobile())).cookies
    expect(cookie).toMatchObject({
      name: 'rasteh-device',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 31_536_000,
    })
  })

  it('is turned off by a budget of nothing', async () => {
    const body = { Identity: newMobile(), Purpose: 'sign-in' }
    const answer = await visitor(closed).call('POST', '/api/shop/account/code', body)
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'CodesOff' }])
  })

  it.each([{ 'x-rasteh-headerkey': '' }, { origin: 'https://evil.test' }])(
    'from a foreign page is forbidden: %j',
    async (headers) => {
      const body = { Identity: newMobile(), Purpose: 'sign-in' }
      const answer = await visitor(shop).call('POST', '/api/shop/account/code', body, { headers })
      expect(answer.statusCode).toBe(403)
    },
  )
})

describe('guessing codes', () => {
  it('wears out the code that the browser asked for after five, also all at once', async () => {
    const mobile = newMobile()
    const customer = browser()
    await customer.send(mobile)
    const answers = await Promise.all(Array.from({ length: 30 }, () => customer.checkCode(mobile)))
    expect(new Set(statuses(answers))).toEqual(new Set([400]))
    expect((await customer.checkCode(mobile, await codeFor(mobile))).statusCode).toBe(400)
    await customer.send(mobile)
    expect((await customer.checkCode(mobile, await codeFor(mobile))).statusCode).toBe(200)
  })

  it('at a number that asked for no code changes nothing for anybody (finding H3)', async () => {
    const mobile = newMobile()
    const wrong = await inSequence(60, () => checkCode(mobile, '12345678', '10.253.1.1'))
    expect(new Set(statuses(wrong))).toEqual(new Set([400]))
    expect(new Set(wrong.map(({ body }) => body))).toEqual(new Set(['{"error":"WrongCode"}']))
    const customer = browser()
    expect((await customer.send(mobile, '10.253.1.2')).statusCode).toBe(200)
    const entered = await customer.checkCode(mobile, await codeFor(mobile), '10.253.1.2')
    expect(entered.statusCode).toBe(200)
  })

  it('by a stranger does not wear out the code that somebody else waits for (finding H3)', async () => {
    const mobile = newMobile()
    const customer = browser()
    await customer.send(mobile)
    const code = await codeFor(mobile)
    await inSequence(20, () => checkCode(mobile))
    const stranger = browser()
    await stranger.send(mobile)
    await inSequence(20, () => stranger.checkCode(mobile))
    // Not even the right one opens anything for a browser that did not ask for it.
    expect((await stranger.checkCode(mobile, code)).statusCode).toBe(400)
    expect((await customer.checkCode(mobile, code)).statusCode).toBe(200)
  })
})
