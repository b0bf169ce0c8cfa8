import { addProduct } from '@rasteh/test-kit/catalogue'
import {
  addCode,
  addCustomer,
  addMarketer,
  addOrder,
  type CodeSketch,
  setSettings,
} from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
beforeAll(() => setSettings(shop.database.owner, {}))
const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)
const NOT_FOUND = { Found: false, FormattedDiscountAmount: '', MarketerName: '' }

/** A visitor with goods of 1,000,000 Rials in the basket, from an address of their own. */
async function shopper(customer?: { customerId: number; sessionId: string }) {
  const who = visitor(shop)
  if (customer) await signIn(who.cookies, customer)
  const { productId } = await addProduct(shop.database.owner, { priceRial: 1_000_000 })
  await who.call('POST', '/api/shop/cart/create', [{ Action: 1, ProductId: productId, Quantity: 1 }])
  const remoteAddress = `10.${addressCount++}.0.1`
  const validate = (code: string, headers = {}) =>
    who.call('GET', `/api/shop/specialcode/validate/${encodeURIComponent(code)}`, undefined, {
      remoteAddress,
      headers,
    })
  const basket = async () => (await who.call('GET', '/api/shop/cart/get')).json()
  return { ...who, validate, basket, productId }
}
let addressCount = 1

describe('a special code', () => {
  it('answers Found, the amount with commas and its marketer’s name [S7.32 S3.68 S3.69 S3.71 S6.13]', async () => {
    const { customerId } = await addCustomer(shop.database.owner)
    const marketerId = await addMarketer(shop.database.owner, customerId, 'سارا کریمی')
    const { code } = await addCode(shop.database.owner, { percent: 12, marketerId })
    const { validate, basket, cookies } = await shopper()
    expect((await validate(code)).json()).toEqual({
      Found: true,
      FormattedDiscountAmount: '۱۲۰,۰۰۰',
      MarketerName: 'سارا کریمی',
    })
    expect(await basket()).toMatchObject([
      { SpecialCode: code, SpecialCodeDiscount: 120_000, PayablePrice: 880_000 },
    ])
    Object.assign(cookies, { language: 'en-US' })
    expect((await validate(code)).json()).toMatchObject({ FormattedDiscountAmount: '120,000' })
  })

  it('is found whatever its digits, case and blanks', async () => {
    const { code } = await addCode(shop.database.owner, { code: 'NOWRUZ1406' })
    const { validate } = await shopper()
    expect((await validate(' nowruz۱۴۰۶ ')).json()).toMatchObject({ Found: true })
    expect(code).toBe('NOWRUZ1406')
  })

  it('is removed by the delete code [S7.33]', async () => {
    const { code } = await addCode(shop.database.owner)
    const { validate, basket } = await shopper()
    await validate(code)
    expect((await validate('farashop-delete-code')).json()).toEqual(NOT_FOUND)
    expect(await basket()).toMatchObject([
      { SpecialCode: null, SpecialCodeDiscount: 0, PayablePrice: 1_000_000 },
    ])
  })

  it('of an amount never takes off more than the goods cost', async () => {
    const { code } = await addCode(shop.database.owner, { amountRial: 9_000_000 })
    const { validate, basket } = await shopper()
    await validate(code)
    expect(await basket()).toMatchObject([{ SpecialCodeDiscount: 1_000_000, PayablePrice: 0 }])
  })

  it.each<[string, CodeSketch]>([
    ['is switched off', { isActive: false }],
    ['has not begun', { startsAt: inHours(1) }],
    ['is over', { endsAt: inHours(-1) }],
    ['needs a larger basket', { minBasketRial: 1_000_001 }],
  ])('that %s is not found', async (_, sketch) => {
    const { code } = await addCode(shop.database.owner, sketch)
    const { validate, basket } = await shopper()
    expect((await validate(code)).json()).toEqual(NOT_FOUND)
    expect(await basket()).toMatchObject([{ SpecialCode: null }])
  })

  it('that is used up is not found', async () => {
    const { code, codeId } = await addCode(shop.database.owner, { maxUses: 1 })
    const { customerId } = await addCustomer(shop.database.owner)
    await addOrder(shop.database.owner, customerId, codeId)
    expect((await (await shopper()).validate(code)).json()).toEqual(NOT_FOUND)
  })

  it('may be used so often by one customer', async () => {
    const { code, codeId } = await addCode(shop.database.owner, { maxUsesPerCustomer: 1 })
    const customer = await addCustomer(shop.database.owner)
    expect((await (await shopper(customer)).validate(code)).json()).toMatchObject({ Found: true })
    await addOrder(shop.database.owner, customer.customerId, codeId)
    expect((await (await shopper(customer)).validate(code)).json()).toEqual(NOT_FOUND)
  })

  it('for first orders is refused to who has ordered', async () => {
    const { code } = await addCode(shop.database.owner, { firstOrderOnly: true })
    const customer = await addCustomer(shop.database.owner)
    expect((await (await shopper(customer)).validate(code)).json()).toMatchObject({ Found: true })
    await addOrder(shop.database.owner, customer.customerId)
    expect((await (await shopper(customer)).validate(code)).json()).toEqual(NOT_FOUND)
  })

  it('is refused to its own marketer', async () => {
    const customer = await addCustomer(shop.database.owner)
    const marketerId = await addMarketer(shop.database.owner, customer.customerId, 'رضا')
    const { code } = await addCode(shop.database.owner, { marketerId })
    expect((await (await shopper(customer)).validate(code)).json()).toEqual(NOT_FOUND)
  })

  it('that ends while it is in a basket takes nothing off any more', async () => {
    const { code, codeId } = await addCode(shop.database.owner, { percent: 50 })
    const { validate, basket } = await shopper()
    await validate(code)
    await shop.database.owner.query('update public.special_codes set is_active = false where id = $1', [
      codeId,
    ])
    expect(await basket()).toMatchObject([
      { SpecialCode: null, SpecialCodeDiscount: 0, PayablePrice: 1_000_000 },
    ])
  })

  it('without a basket is not found', async () => {
    const { code } = await addCode(shop.database.owner)
    expect(
      (
        await visitor(shop).call('GET', `/api/shop/specialcode/validate/${code}`, undefined, {
          remoteAddress: '10.250.0.1',
        })
      ).json(),
    ).toEqual(NOT_FOUND)
  })
})

describe('guessing codes', () => {
  it('ends after five wrong ones for a basket, also for right ones', async () => {
    const { code } = await addCode(shop.database.owner)
    const { validate } = await shopper()
    const wrong = []
    for (let attempt = 0; attempt < 5; attempt += 1)
      wrong.push((await validate(`WRONG${attempt}`)).statusCode)
    expect(wrong).toEqual([200, 200, 200, 200, 200])
    const refused = await validate(code)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 590]).toEqual([429, true])
  })

  it('sixty times at once is answered five times (finding M2)', async () => {
    const { validate } = await shopper()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, attempt) => validate(`AT-ONCE-${attempt}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(55)
  })

  it('counts no right ones, however often they are asked', async () => {
    const { code } = await addCode(shop.database.owner)
    const { validate } = await shopper()
    const right = []
    for (let time = 0; time < 8; time += 1) right.push((await validate(code)).json().Found)
    expect(right).toEqual(Array(8).fill(true))
  })

  it('of somebody signed in is not counted against the others behind one carrier', async () => {
    const { call, validate } = await shopper(await addCustomer(shop.database.owner))
    const from = { remoteAddress: '10.249.3.4' }
    for (let attempt = 0; attempt < 3; attempt += 1)
      await call('GET', `/api/shop/specialcode/validate/OF-ONE-${attempt}`, undefined, from)
    expect((await validate('OF-ONE-3')).statusCode).toBe(200)
    const { rows } = await shop.database.owner.query(
      "select count from shop.guesses where scope = 'special-code' and guesser = 'address 10.249.3'",
    )
    expect(rows).toEqual([])
  })

  it('ends for an IP subnet, whatever basket it comes with', async () => {
    const validateFrom = async (count: number) => {
      const { call } = await shopper()
      const from = { remoteAddress: `10.251.7.${count}` }
      return (await call('GET', `/api/shop/specialcode/validate/NONE${count}`, undefined, from)).statusCode
    }
    const statuses: number[] = []
    for (let count = 1; count <= 31; count += 1) statuses.push(await validateFrom(count))
    expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 429])
  })

  it.each([{ 'x-rasteh-headerkey': '' }, { origin: 'https://evil.test' }])(
    'from a foreign page is forbidden although it is a GET: %j',
    async (headers) => {
      const { code } = await addCode(shop.database.owner)
      const { validate, basket } = await shopper()
      expect((await validate(code, headers)).statusCode).toBe(403)
      expect(await basket()).toMatchObject([{ SpecialCode: null }])
    },
  )
})

describe('the answer', () => {
  it('is never kept by a cache', async () => {
    const { code } = await addCode(shop.database.owner)
    expect((await (await shopper()).validate(code)).headers['cache-control']).toBe('no-store')
  })
})
