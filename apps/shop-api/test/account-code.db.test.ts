import { addCustomer } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi({ codesPerDay: 40 })
const closed = useShopApi({ codesPerDay: 0 })
let count = 0
const newMobile = () => `0937${String(++count).padStart(7, '0')}`
const newAddress = () => `10.${++count % 250}.${Math.floor(count / 250)}.1`

const send = (Identity: string, remoteAddress = newAddress(), Purpose = 'sign-in') =>
  visitor(shop).call('POST', '/api/shop/account/code', { Identity, Purpose }, { remoteAddress })
const guess = (Identity: string, remoteAddress = newAddress(), Code = '000000') =>
  visitor(shop).call(
    'POST',
    '/api/shop/account/code/check',
    { Identity, Purpose: 'sign-in', Code },
    { remoteAddress },
  )
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)
const inTurn = async <Answer>(times: number, ask: () => Promise<Answer>) => {
  const answers: Answer[] = []
  for (let time = 0; time < times; time += 1) answers.push(await ask())
  return answers
}
const setGuesses = (scope: string, guesser: string, used: number) =>
  shop.database.owner.query(
    `insert into shop.guesses (scope, guesser, count) values ($1, $2, $3)
     on conflict (scope, guesser) do update set count = $3, window_started_at = now()`,
    [scope, guesser, used],
  )

describe('asking for a code', () => {
  it('is answered alike for known and unknown people', async () => {
    const mobile = newMobile()
    await addCustomer(shop.database.owner)
    await shop.database.owner.query('insert into public.customers (username) values ($1)', [mobile])
    const [known, unknown] = [await send(mobile), await send(newMobile())]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(known.json()).toEqual({ LivesSeconds: 120, Digits: 6 })
  })

  it('of what is neither a mobile nor an e-mail is refused', async () => {
    expect((await send('021-12345')).json()).toEqual({ error: 'UnknownIdentity' })
  })

  it('ends for a number after three, from wherever they are asked', async () => {
    const mobile = newMobile()
    expect(statuses(await inTurn(4, () => send(mobile)))).toEqual([200, 200, 200, 429])
  })

  it('ends for an address after ten, and tells how long to wait', async () => {
    const address = newAddress()
    const answers = await inTurn(11, () => send(newMobile(), address))
    expect(statuses(answers)).toEqual([...Array(10).fill(200), 429])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3_500)
  })

  it('ends for all together with the day’s budget', async () => {
    await setGuesses('code-send', 'all', 39)
    expect(statuses(await inTurn(2, () => send(newMobile())))).toEqual([200, 429])
    await setGuesses('code-send', 'all', 0)
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
  it('stops for a number after five, from wherever they come, also all at once', async () => {
    const mobile = newMobile()
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(mobile)))
    expect(statuses(answers).filter((status) => status === 400)).toHaveLength(5)
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(25)
  })

  it('stops for a number after nine in a day, however many codes it was sent', async () => {
    const mobile = newMobile()
    await setGuesses('code-guess', `number of the day ${mobile}`, 9)
    expect((await guess(mobile)).statusCode).toBe(429)
  })

  it('stops for a neighbourhood of addresses, whatever number it guesses at', async () => {
    const answers = await inTurn(31, () => guess(newMobile(), `10.251.9.${++count % 250}`))
    expect(statuses(answers)).toEqual([...Array(30).fill(400), 429])
  })

  it('stops for everybody when all together have guessed too often', async () => {
    await setGuesses('code-guess', 'all', 2_000)
    expect((await guess(newMobile())).statusCode).toBe(429)
    await setGuesses('code-guess', 'all', 0)
    expect((await guess(newMobile())).statusCode).toBe(400)
  })
})
