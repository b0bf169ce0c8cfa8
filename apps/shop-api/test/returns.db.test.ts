import type { ManagedReturnsWire, OrderReturnsWire } from '@rasteh/contracts/returns'
import { reconcile } from '@rasteh/payments/reconcile'
import { addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInAsStaff } from './sign-in.ts'
import { brokenChecks, buyer, stocked, stockOf, useCheckout } from './use-checkout.ts'
import { visitor } from './use-shop-api.ts'

const fixture = useCheckout()
const IBAN = '۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲'
let manager: ReturnType<typeof visitor>
beforeAll(async () => {
  manager = visitor(fixture.shop)
  await signInAsStaff(manager.cookies, await addStaff(fixture.shop.database.owner, 'manager'))
})

type Faults = Parameters<typeof fixture.simulator.behave>[0]['faults']
let keys = 0
const newKey = () => {
  keys += 1
  return `press-${String(keys).padStart(8, '0')}`
}

/** An order of three that was paid at a bank and has arrived. */
async function arrived(bank: 'digipay' | 'zarinpal' = 'digipay', faults: Faults = []) {
  fixture.simulator.behave({ bank, faults })
  const person = await buyer(fixture)
  const { productId, variantId } = await stocked(fixture, 5)
  await person.add(productId, 3)
  const method = bank === 'digipay' ? 6 : 3
  const placed = (await person.place({ PaymentMethodID: method, BankID: fixture.banks[bank] })).json()
  const { returns, payment } = await person.goToBank(placed.Next)
  await person.comeBack(returns)
  const orderId: string = placed.OrderId
  const at = `/api/shop/manage/order/${orderId}`
  const delivered = await manager.call('POST', `${at}/deliver`)
  expect(delivered.statusCode).toBe(200)
  const mine = `/api/shop/order/${orderId}`
  const request = (changed: object = {}) => {
    const wish = { Key: newKey(), Reason: 'changed-mind', Note: '', Lines: [{ Position: 1, Quantity: 1 }] }
    return person.call('POST', `${mine}/return`, { ...wish, ...changed })
  }
  const act = (path: string, body: object) => manager.call('POST', `${at}/${path}`, body)
  const read = async () => (await manager.call('GET', `${at}/returns`)).json() as ManagedReturnsWire
  const numberOf = async () => (await read()).Returns.at(-1)?.Number ?? 0
  /** Takes the last return as far as its goods having been looked at. */
  const look = async (units = { Restocked: 1, Damaged: 0, Missing: 0 }) => {
    const ReturnNumber = await numberOf()
    await act('return-approve', { ReturnNumber })
    await act('return-receive', { ReturnNumber })
    const seen = await act('return-inspect', { ReturnNumber, Lines: [{ Position: 1, ...units }] })
    expect(seen.statusCode).toBe(200)
    return ReturnNumber
  }
  const grant = (changed: object = {}) => ({
    Key: newKey(),
    ReturnNumber: null,
    DeliveryRial: 0,
    GoodwillRial: 0,
    Reason: '',
    ByBank: true,
    ...changed,
  })
  return {
    person,
    orderId,
    variantId,
    mine,
    request,
    act,
    read,
    look,
    grant,
    own: async () => (await person.call('GET', `${mine}/returns`)).json() as OrderReturnsWire,
    atBank: () => fixture.simulator.payments().find(({ authority }) => authority === payment.authority),
    setDelivered: (days: number) =>
      fixture.shop.database.owner.query(
        `update shop.order_events set made_at = now() - $2 * interval '1 day' where order_id = $1 and kind = 'delivered'`,
        [orderId, days],
      ),
  }
}

describe('a customer', () => {
  it('gives one of three back and reads each step', async () => {
    const { request, look, own, act, grant, atBank, variantId } = await arrived()
    const before = await stockOf(fixture, variantId)
    expect(await own()).toMatchObject({ IsOver: false, Lines: [{ Left: 3, Exception: null }], Returns: [] })
    expect((await request({ Note: 'رنگش فرق دارد' })).statusCode).toBe(200)
    expect(await own()).toMatchObject({
      Lines: [{ Left: 2 }],
      Returns: [{ State: 'requested', CanWithdraw: true, Note: 'رنگش فرق دارد' }],
    })
    const ReturnNumber = await look()
    expect(await stockOf(fixture, variantId)).toEqual({ ...before, onHand: (before?.onHand ?? 0) + 1 })
    expect((await act('refund-grant', grant({ ReturnNumber }))).statusCode).toBe(200)
    const { Returns, Refunds } = await own()
    expect(Returns[0]?.Events.map(({ Event }) => Event)).toEqual([
      'request',
      'approve',
      'receive',
      'inspect',
      'settle',
    ])
    expect(Refunds).toMatchObject([{ ReturnNumber, AmountRial: 2_000_000, DoneAt: expect.any(String) }])
    expect(Object.values(atBank()?.refundedParts ?? {})).toEqual([2_000_000])
  })

  it('is told why not: the time is over, or the kind of goods', async () => {
    const { request, own, setDelivered, person, mine } = await arrived()
    await setDelivered(20)
    const late = await request()
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ Refusal: { kind: 'return-clock-over' } })
    expect(await own()).toMatchObject({ IsOver: true })
    await setDelivered(0)
    const { rows } = await fixture.shop.database.owner.query(
      `insert into shop.return_exceptions (product_id, kind, since)
       select product_id, 'food', now() - interval '1 day' from shop.order_lines where order_id = $1 returning product_id`,
      [mine.split('/').at(-1)],
    )
    expect((await request()).json()).toMatchObject({
      Refusal: { kind: 'return-exception', exception: 'food' },
    })
    expect((await request({ Reason: 'damaged' })).statusCode).toBe(200)
    expect(rows).toHaveLength(1)
    expect(await person.order(mine.split('/').at(-1) ?? '')).toMatchObject({ State: 'delivered' })
  })

  it('withdraws until the goods are back, and reads why a manager refuses', async () => {
    const { request, own, person, mine, act } = await arrived()
    await request()
    const [first] = (await own()).Returns
    const ReturnNumber = first?.Number
    expect((await person.call('POST', `${mine}/return-withdraw`, { ReturnNumber })).statusCode).toBe(200)
    expect((await person.call('POST', `${mine}/return-withdraw`, { ReturnNumber })).statusCode).toBe(409)
    await request()
    const second = (await own()).Returns.at(-1)?.Number
    expect(
      (await act('return-refuse', { ReturnNumber: second, Reason: 'بسته باز شده است' })).statusCode,
    ).toBe(200)
    const { Returns, Lines } = await own()
    expect(Returns.map(({ State }) => State)).toEqual(['withdrawn', 'refused'])
    expect(Returns[1]?.Events.at(-1)).toMatchObject({ Event: 'refuse', Note: 'بسته باز شده است' })
    expect(Lines).toMatchObject([{ Left: 3 }])
  })

  it('reaches nobody else’s order, and asks for nothing that is not there', async () => {
    const { orderId, request, own } = await arrived()
    const stranger = await buyer(fixture)
    const wish = { Key: newKey(), Reason: 'other', Note: '', Lines: [{ Position: 1, Quantity: 1 }] }
    for (const [method, path, body] of [
      ['GET', 'returns', undefined],
      ['POST', 'return', wish],
      ['POST', 'return-withdraw', { ReturnNumber: 5001 }],
    ] as const)
      expect((await stranger.call(method, `/api/shop/order/${orderId}/${path}`, body)).statusCode).toBe(404)
    for (const Lines of [
      [{ Position: 1, Quantity: 4 }],
      [{ Position: 2, Quantity: 1 }],
      [
        { Position: 1, Quantity: 2 },
        { Position: 1, Quantity: 2 },
      ],
    ])
      expect((await request({ Lines })).statusCode).toBe(409)
    for (const Lines of [[], [{ Position: 1, Quantity: 0 }], [{ Position: 1, Quantity: -1 }], 'x'])
      expect((await request({ Lines })).statusCode).toBe(422)
    expect((await own()).Returns).toEqual([])
  })

  it('who presses fifty times, or twice under one key, asks once', async () => {
    const { request, own } = await arrived()
    const Key = newKey()
    const answers = await Promise.all(Array.from({ length: 50 }, () => request({ Key })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await own()).Returns).toHaveLength(1)
  })
})

describe('a manager', () => {
  it('overrules time with a reason, and not without', async () => {
    const { act, read, setDelivered } = await arrived()
    await setDelivered(30)
    const wish = { Reason: 'other', Note: '', Lines: [{ Position: 1, Quantity: 1 }] }
    expect((await act('return-open', { ...wish, Key: newKey(), Overrule: ' ' })).statusCode).toBe(409)
    expect((await act('return-open', { ...wish, Key: newKey(), Overrule: 'مشتری قدیمی' })).statusCode).toBe(
      200,
    )
    expect((await read()).Returns).toMatchObject([{ State: 'approved', Overruled: 'مشتری قدیمی' }])
  })

  it.each(['return-approve', 'return-receive', 'return-inspect', 'refund-grant'])(
    'who presses %s fifty times does it once',
    async (button) => {
      const { request, act, read, grant, atBank, variantId } = await arrived()
      const before = await stockOf(fixture, variantId)
      await request()
      const ReturnNumber = (await read()).Returns[0]?.Number ?? 0
      const Lines = [{ Position: 1, Restocked: 1, Damaged: 0, Missing: 0 }]
      const bodies: [string, object][] = [
        ['return-approve', { ReturnNumber }],
        ['return-receive', { ReturnNumber }],
        ['return-inspect', { ReturnNumber, Lines }],
        ['refund-grant', grant({ ReturnNumber })],
      ]
      for (const [path, body] of bodies) {
        const presses = path === button ? 50 : 1
        await Promise.all(Array.from({ length: presses }, () => act(path, body)))
      }
      const { Returns, Refunds } = await read()
      expect(Returns[0]?.Events).toHaveLength(5)
      expect(Refunds).toHaveLength(1)
      expect(Object.values(atBank()?.refundedParts ?? {})).toEqual([2_000_000])
      expect((await stockOf(fixture, variantId))?.onHand).toBe((before?.onHand ?? 0) + 1)
    },
  )

  it('pays by hand, to a checked IBAN, what the bank gives back only as a whole', async () => {
    const { request, look, act, grant, read, own } = await arrived('zarinpal')
    await request()
    const ReturnNumber = await look({ Restocked: 0, Damaged: 1, Missing: 0 })
    await act('refund-grant', grant({ ReturnNumber, DeliveryRial: 500_000 }))
    const part = (await read()).Refunds[0]?.Parts[0]
    expect(part).toMatchObject({ AmountRial: 2_500_000, State: null })
    const PartNumber = part?.Number
    expect((await act('refund-part-ask', { PartNumber })).statusCode).toBe(409)
    expect((await act('refund-part-paid', { PartNumber, Iban: 'IR83', Note: '' })).json()).toEqual({
      Message: 'RefundIbanWrong',
    })
    const presses = await Promise.all(
      Array.from({ length: 50 }, () => act('refund-part-paid', { PartNumber, Iban: IBAN, Note: 'پایا' })),
    )
    expect(presses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await read()).Refunds[0]?.Parts[0]).toMatchObject({
      State: 'done',
      Iban: 'IR820540102680020817909002',
    })
    expect((await own()).Refunds).toMatchObject([{ AmountRial: 2_500_000, DoneAt: expect.any(String) }])
  })

  it('never gives back more than was taken, nor delivery twice', async () => {
    const { act, grant, read } = await arrived()
    expect((await act('refund-grant', grant({ GoodwillRial: 6_500_001 }))).json()).toEqual({
      Message: 'RefundTooMuch',
    })
    expect((await act('refund-grant', grant({ DeliveryRial: 500_000 }))).statusCode).toBe(200)
    expect((await act('refund-grant', grant({ DeliveryRial: 1 }))).json()).toEqual({
      Message: 'RefundDeliveryTooMuch',
    })
    const rest = await Promise.all(
      Array.from({ length: 50 }, () => act('refund-grant', grant({ GoodwillRial: 4_000_000 }))),
    )
    expect(rest.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await act('refund-grant', grant({ GoodwillRial: 2_000_000 }))).statusCode).toBe(200)
    expect((await act('refund-grant', grant({ GoodwillRial: 1 }))).json()).toEqual({
      Message: 'RefundTooMuch',
    })
    expect((await read()).Refunds).toHaveLength(3)
  })

  it('does not pay twice where the bank’s answer was lost: people look', async () => {
    const { orderId, act, grant, read, atBank } = await arrived('digipay', [
      { call: 'reverse', kind: 'reset', times: 1 },
    ])
    await act('refund-grant', grant({ GoodwillRial: 1_000_000 }))
    const [part] = (await read()).Refunds[0]?.Parts ?? []
    expect(part).toMatchObject({ State: 'asked' })
    const paid = { PartNumber: part?.Number, Iban: IBAN, Note: '' }
    expect((await act('refund-part-paid', paid)).statusCode).toBe(409)
    await fixture.shop.database.owner.query(
      'update shop.refund_parts set check_at = now() where order_id = $1 and check_at is not null',
      [orderId],
    )
    await reconcile(fixture.shop.app.paymentContext)
    expect((await read()).Refunds[0]?.Parts[0]).toMatchObject({ State: 'unclear' })
    expect(Object.values(atBank()?.refundedParts ?? {})).toEqual([1_000_000])
  })

  it('keeps holidays by Jalali dates, and products that are not taken back', async () => {
    const keep = (path: string, body: object) => manager.call('POST', `/api/shop/manage/${path}`, body)
    expect((await keep('holiday', { Day: '۱۴۰۶/۰۱/۰۱', Title: 'نوروز' })).statusCode).toBe(200)
    expect((await keep('holiday', { Day: '۱۴۰۶/۱۳/۰۱', Title: 'نوروز' })).json()).toEqual({
      Message: 'HolidayWrong',
    })
    const { rows } = await fixture.shop.database.owner.query('select day::text, title from shop.holidays')
    expect(rows).toEqual([{ day: '2027-03-21', title: 'نوروز' }])
    expect((await keep('holiday', { Day: '1406/1/1', Title: '' })).statusCode).toBe(200)
    const { productId } = await stocked(fixture, 1)
    expect((await keep('return-exception', { ProductId: productId, Kind: 'food' })).statusCode).toBe(200)
    expect((await keep('return-exception', { ProductId: 2_000_000_000, Kind: 'food' })).statusCode).toBe(404)
    expect((await keep('return-exception', { ProductId: productId, Kind: 'x' })).statusCode).toBe(422)
  })
})

it('leaves every check of money whole', async () => {
  expect(await brokenChecks(fixture)).toEqual([])
})
