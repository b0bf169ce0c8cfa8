import { expireOrders } from '@rasteh/shop-store/orders/close-order'
import { addScheduledDelivery } from '@rasteh/test-kit/checkout'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyer, stocked, useCheckout } from './use-checkout.ts'

const fixture = useCheckout()
const owner = () => fixture.shop.database.owner
const slot = { fromHour: 9, toHour: 12, capacity: 1 }
const payable = { ExpectedPayableRial: 2_000_000 }
type Method = {
  Id: number
  Kind: string
  CostRial: number | null
  IsFull: boolean
  HasSlots: boolean
  Promises: Shown[]
}
type Shown = { Key: string; Day: string; FromHour: number | null; ToHour: number | null }

beforeEach(() => owner().query('delete from shop.holidays'))

async function shopper() {
  const person = await buyer(fixture)
  const { productId } = await stocked(fixture, 10)
  await person.add(productId)
  const method = async (id: number): Promise<Method> =>
    (await person.checkout()).DeliveryMethods.find(({ Id }: Method) => Id === id)
  return { ...person, method }
}

async function expireNow(orderId: string) {
  await owner().query(`update shop.orders set hold_expires_at = now() - interval '1 second' where id = $1`, [
    orderId,
  ])
  expect(await expireOrders(owner(), 10)).toBe(1)
}

describe('a promise at the checkout', () => {
  it('is kept by the order that was placed with it', async () => {
    const id = await addScheduledDelivery(owner())
    const person = await shopper()
    const { Promises, HasSlots, IsFull } = await person.method(id)
    expect({ HasSlots, IsFull, count: Promises.length }).toEqual({ HasSlots: false, IsFull: false, count: 1 })
    expect(Promises[0]).toMatchObject({ FromHour: null, ToHour: 21 })
    const placed = await person.place({ ...payable, DeliveryMethodId: id, Promise: Promises[0]?.Key })
    const { Day, FromHour, ToHour } = Promises[0] as Shown
    expect((await person.order(placed.json().OrderId)).Promise).toEqual({ Day, FromHour, ToHour })
  })

  it('passes over the holidays that managers keep', async () => {
    const id = await addScheduledDelivery(owner())
    const person = await shopper()
    const [before] = (await person.method(id)).Promises
    await owner().query(`insert into shop.holidays (day, title) values ($1, 'عید')`, [before?.Day])
    const [after] = (await person.method(id)).Promises
    expect(after?.Day ?? '').toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((after?.Day ?? '') > (before?.Day ?? '')).toBe(true)
  })

  it('is none of a method without working days, whatever is asked for', async () => {
    const person = await shopper()
    expect(await person.method(fixture.deliveryMethodId)).toMatchObject({
      Promises: [],
      IsFull: false,
      HasSlots: false,
    })
    const asked = {
      DeliveryMethodId: fixture.deliveryMethodId,
      Promise: '2020-01-01/9-12',
      ExpectedPayableRial: 2_500_000,
    }
    const placed = await person.place(asked)
    expect(placed.statusCode).toBe(200)
    expect((await person.order(placed.json().OrderId)).Promise).toBeNull()
  })

  it('is no longer shown of an order that has ended', async () => {
    const id = await addScheduledDelivery(owner(), { slots: [slot] })
    const person = await shopper()
    const [first] = (await person.method(id)).Promises
    const placed = (await person.place({ ...payable, DeliveryMethodId: id, Promise: first?.Key })).json()
    expect((await person.method(id)).Promises[0]?.Day).not.toBe(first?.Day)
    await expireNow(placed.OrderId)
    expect((await person.order(placed.OrderId)).Promise).toBeNull()
    expect((await person.method(id)).Promises[0]).toEqual(first)
  })

  it('that is lost to another before a late payment gives the money back', async () => {
    const id = await addScheduledDelivery(owner(), { slots: [slot] })
    const [late, other] = [await shopper(), await shopper()]
    const [first] = (await late.method(id)).Promises
    const press = { ...payable, DeliveryMethodId: id, Promise: first?.Key }
    const placed = (await late.place(press)).json()
    const { returns } = await late.goToBank(placed.Next)
    await expireNow(placed.OrderId)
    expect((await other.place(press)).statusCode).toBe(200)
    await late.comeBack(returns)
    const order = await late.order(placed.OrderId)
    expect({ IsPaid: order.IsPaid, Promise: order.Promise, State: order.Attempts[0].State }).toEqual({
      IsPaid: false,
      Promise: null,
      State: 'stock-lost',
    })
  })
})

describe('an order with a promise', () => {
  it('is refused without a slot where the method has slots', async () => {
    const id = await addScheduledDelivery(owner(), { slots: [slot] })
    const person = await shopper()
    for (const nothing of [undefined, null]) {
      const answer = await person.place({ ...payable, DeliveryMethodId: id, Promise: nothing })
      expect([answer.statusCode, refusalOf(answer)]).toEqual([409, 'delivery-slot-required'])
    }
  })

  it.each([
    ['of a day that has gone', '2020-01-01/9-12'],
    ['of hours that the method has not', '2099-01-01/0-24'],
    ['that is no promise', 'constructor'],
    ['that is empty', ''],
  ])('is refused with one %s', async (_, key) => {
    const id = await addScheduledDelivery(owner(), { slots: [slot] })
    const person = await shopper()
    const answer = await person.place({ ...payable, DeliveryMethodId: id, Promise: key })
    expect([answer.statusCode, refusalOf(answer)]).toEqual([409, 'delivery-promise-changed'])
  })

  it.each([['2026-11-21/9-12'.repeat(20)], [{}], ['2026\u0000'], [['2026-11-21/9-12']]])(
    'is malformed with %j',
    async (key) => {
      const id = await addScheduledDelivery(owner(), { slots: [slot] })
      const person = await shopper()
      expect((await person.place({ ...payable, DeliveryMethodId: id, Promise: key })).statusCode).toBe(422)
    },
  )

  it('is refused with the slot of another method', async () => {
    const [id, other] = [
      await addScheduledDelivery(owner(), { slots: [slot] }),
      await addScheduledDelivery(owner(), { slots: [{ ...slot, toHour: 13 }] }),
    ]
    const person = await shopper()
    const [theirs] = (await person.method(other)).Promises
    const answer = await person.place({ ...payable, DeliveryMethodId: id, Promise: theirs?.Key })
    expect(refusalOf(answer)).toBe('delivery-promise-changed')
  })

  it('is refused where every day is full, and the method says so', async () => {
    const id = await addScheduledDelivery(owner(), { leadDays: 30, slots: [slot] })
    await owner().query(
      `insert into shop.holidays (day, title) select current_date + n, 'تعطیل' from generate_series(0, 70) n`,
    )
    const person = await shopper()
    expect(await person.method(id)).toMatchObject({ IsFull: true, Promises: [] })
    const answer = await person.place({ ...payable, DeliveryMethodId: id, Promise: '2099-01-01/9-12' })
    expect(refusalOf(answer)).toBe('delivery-full')
  })
})

describe('collection at the shop as a delivery method', () => {
  it('costs nothing and needs no address, and the order names no address either', async () => {
    const id = await addScheduledDelivery(owner(), { kind: 'collect', priceRial: 900_000 })
    const person = await shopper()
    await owner().query('delete from shop.addresses where customer_id = $1', [person.customerId])
    const { CostRial, Kind, Promises } = await person.method(id)
    expect({ CostRial, Kind }).toEqual({ CostRial: 0, Kind: 'collect' })
    const press = { ...payable, AddressId: null, DeliveryMethodId: id, Promise: Promises[0]?.Key }
    const order = await person.order((await person.place(press)).json().OrderId)
    expect(order).toMatchObject({
      Address: null,
      PostalRial: 0,
      DeliveryTitle: 'پیک',
      Promise: { ToHour: 21 },
    })
  })

  it('is not chosen by itself, and what is sent still needs an address', async () => {
    await addScheduledDelivery(owner(), { kind: 'collect' })
    const person = await shopper()
    await owner().query('delete from shop.addresses where customer_id = $1', [person.customerId])
    expect((await person.checkout()).DeliveryMethodId).toBeNull()
    const answer = await person.place({
      ...payable,
      AddressId: null,
      DeliveryMethodId: fixture.deliveryMethodId,
    })
    expect(refusalOf(answer)).toBe('address-required')
  })

  it('writes no address down although the buyer has one', async () => {
    const id = await addScheduledDelivery(owner(), { kind: 'collect' })
    const person = await shopper()
    const placed = await person.place({ ...payable, DeliveryMethodId: id })
    expect((await person.order(placed.json().OrderId)).Address).toBeNull()
  })
})

const refusalOf = (answer: { json: () => { Refusal: { kind: string } } }) => answer.json().Refusal.kind
