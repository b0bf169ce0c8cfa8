import { addCustomer } from '@rasteh/test-kit/trade'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { captchaPerson } from './captcha-person.ts'
import { signIn } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const SOLD = 'زعفران'
const NOTHING = { productIds: [], mentions: [], total: 0, isNearest: false, unsold: [] }
beforeAll(() => {
  vi.spyOn(shop.app.productSearch, 'find').mockImplementation(
    async ({ text }) => ({ ...NOTHING, total: text === SOLD ? 3 : 0 }) as never,
  )
})
beforeEach(() => shop.database.owner.query('truncate shop.guesses; truncate shop.wished cascade'))

const kept = async () =>
  (
    await shop.database.owner.query(
      `select g.folded, w.mobile, w.email, w.customer_id, w.culture, w.state
       from shop.wishes w join shop.wished g on g.id = w.wished_id order by w.id`,
    )
  ).rows

/** A guest who reads the picture and says where the message goes. */
function guest() {
  const person = captchaPerson(shop)
  const send = async (more: Record<string, unknown> = {}) => {
    const Captcha = await person.look()
    const wish = { Term: 'سماور زغالی', Contact: '09121234567', Consent: 'yes', Captcha, ...more }
    return person.call('POST', '/api/shop/wish', wish)
  }
  return { ...person, send }
}

describe('a guest', () => {
  it.each(['09123456789', '۰۹۱۲۳۴۵۶۷۸۹', '٠٩١٢٣٤٥٦٧٨٩', '+989123456789'])(
    'leaves a mobile in the digits of any script: %s',
    async (Contact) => {
      expect((await guest().send({ Contact })).statusCode).toBe(200)
      expect(await kept()).toMatchObject([
        { folded: 'سماور زغالی', mobile: '09123456789', email: null, customer_id: null, state: 'waiting' },
      ])
    },
  )

  it('or an e-mail, and asks again for nothing', async () => {
    const { send } = guest()
    await send({ Contact: 'Sara@Example.ir' })
    expect((await send({ Contact: 'sara@example.ir', Term: 'سماور  زغالي' })).statusCode).toBe(200)
    expect(await kept()).toMatchObject([{ email: 'sara@example.ir', mobile: null }])
  })

  it.each([
    { Consent: '' },
    { Consent: 'no' },
    { Contact: '' },
    { Contact: '02112345678' },
    { Contact: 'nobody' },
    { Term: '' },
    { Term: '09121234567' },
    { Term: 'x'.repeat(61) },
  ])('is refused with %j', async (wrong) => {
    expect((await guest().send(wrong)).statusCode).toBe(422)
    expect(await kept()).toEqual([])
  })

  it('is refused without a right captcha, and a program is told that all went well', async () => {
    expect((await guest().send({ Captcha: '11111' })).statusCode).toBe(400)
    expect((await guest().send({ Website: 'x' })).statusCode).toBe(200)
    expect(await kept()).toEqual([])
  })

  it('is told where the shop has it', async () => {
    const answer = await guest().send({ Term: SOLD })
    expect([answer.statusCode, answer.json()]).toEqual([409, { Message: 'WishIsSold' }])
    expect(await kept()).toEqual([])
  })

  it('fills nobody’s number: ten a day for a contact, from whatever browser', async () => {
    for (let at = 0; at < 10; at += 1) await guest().send({ Term: `کالای نو ${at}` })
    const answer = await guest().send({ Term: 'کالای یازدهم' })
    expect([answer.statusCode, answer.json()]).toEqual([429, { Message: 'TooManyMessages' }])
    expect(await kept()).toHaveLength(10)
  })
})

describe('a customer', () => {
  it('presses once, without contact, consent or captcha', async () => {
    const { call, cookies } = visitor(shop)
    const customer = await addCustomer(shop.database.owner)
    await signIn(cookies, customer)
    for (const _ of [1, 2])
      expect((await call('POST', '/api/shop/wish', { Term: 'سماور زغالی' })).statusCode).toBe(200)
    expect(await kept()).toMatchObject([
      { customer_id: customer.customerId, mobile: expect.stringMatching(/^09/) },
    ])
  })
})

describe('the link of a message', () => {
  it('ends the waiting, and says the same of a key that is nobody’s', async () => {
    await guest().send()
    const { rows } = await shop.database.owner.query<{ key: string }>(
      'select stop_key as key from shop.wishes',
    )
    const { call } = visitor(shop)
    for (const Key of [rows[0]?.key, 'a'.repeat(32)])
      expect((await call('POST', '/api/shop/wish/stop', { Key })).statusCode).toBe(200)
    expect(await kept()).toMatchObject([{ state: 'stopped' }])
    expect((await call('POST', '/api/shop/wish/stop', { Key: 'x' })).statusCode).toBe(422)
  })
})
