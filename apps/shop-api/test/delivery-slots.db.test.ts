import { expireOrders } from '@rasteh/shop-store/orders/close-order'
import { addScheduledDelivery } from '@rasteh/test-kit/checkout'
import { expect, it } from 'vitest'
import { brokenChecks, buyer, stocked, useCheckout } from './use-checkout.ts'

const ROUNDS = Number(process.env.SLOT_ROUNDS ?? 1)
const BUYERS = Number(process.env.SLOT_BUYERS ?? 100)
const PLACES = 10
const fixture = useCheckout()
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1)

type Buyer = Awaited<ReturnType<typeof buyer>>
type Shown = { Key: string; Day: string; FromHour: number | null; ToHour: number | null }

async function crowd(productId: number): Promise<Buyer[]> {
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => buyer(fixture)))
  await Promise.all(buyers.map((person) => person.add(productId)))
  return buyers
}

async function shownOf(person: Buyer, deliveryMethodId: number): Promise<Shown[]> {
  const { DeliveryMethods } = await person.checkout()
  return DeliveryMethods.find(({ Id }: { Id: number }) => Id === deliveryMethodId).Promises
}

const placing = (deliveryMethodId: number, key: string) => ({
  DeliveryMethodId: deliveryMethodId,
  Promise: key,
  ExpectedPayableRial: 2_000_000,
})

async function heldOf(deliveryMethodId: number, day: string): Promise<number> {
  const { rows } = await fixture.shop.database.owner.query(
    `select count(*)::int as held from shop.orders
     where delivery_method_id = $1 and promised_day = $2 and closed_at is null`,
    [deliveryMethodId, day],
  )
  return rows[0].held
}

/** The time to pay is over, and the worker ends the order. */
async function letExpire(orderId: string): Promise<void> {
  const { owner } = fixture.shop.database
  await owner.query(`update shop.orders set hold_expires_at = now() - interval '1 second' where id = $1`, [
    orderId,
  ])
  expect(await expireOrders(owner, 10)).toBe(1)
}

const orderIdsOf = (answers: Awaited<ReturnType<Buyer['place']>>[]) =>
  answers.filter(({ statusCode }) => statusCode === 200).map((answer) => String(answer.json().OrderId))

it.each(rounds)(
  'ten places of a slot are ten orders; everybody else is told, and places that are freed come back, round %#',
  { timeout: 240_000 },
  async () => {
    const slots = [
      { fromHour: 9, toHour: 12, capacity: PLACES },
      { fromHour: 17, toHour: 21, capacity: null },
    ]
    const method = await addScheduledDelivery(fixture.shop.database.owner, { slots })
    const { productId } = await stocked(fixture, 1000)
    const buyers = await crowd(productId)
    const [morning, evening] = await shownOf(buyers[0] as Buyer, method)
    const key = morning?.Key ?? ''
    const answers = await Promise.all(buyers.map((person) => person.place(placing(method, key))))

    expect(orderIdsOf(answers)).toHaveLength(PLACES)
    const refused = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json())
    expect(refused).toHaveLength(BUYERS - PLACES)
    for (const { Message, Refusal } of refused) {
      expect(Message).toBe('DeliveryPromiseChanged')
      expect(Refusal).toEqual({ kind: 'delivery-promise-changed', deliveryMethodId: method })
    }
    expect(await heldOf(method, morning?.Day ?? '')).toBe(PLACES)

    const late = buyers[answers.findIndex(({ statusCode }) => statusCode === 409)] as Buyer
    expect((await shownOf(late, method))[0]).toEqual(evening)
    // An order that ends unpaid frees its place: one of the others gets it, and one alone.
    await letExpire(orderIdsOf(answers)[0] ?? '')
    expect((await shownOf(late, method))[0]).toEqual(morning)
    const others = buyers.filter((_, at) => answers[at]?.statusCode === 409)
    const again = await Promise.all(others.map((person) => person.place(placing(method, key))))
    expect(orderIdsOf(again)).toHaveLength(1)
    expect(await heldOf(method, morning?.Day ?? '')).toBe(PLACES)
  },
)

it.each(rounds)('the capacity of a day holds too, round %#', { timeout: 240_000 }, async () => {
  const method = await addScheduledDelivery(fixture.shop.database.owner, { dayCapacity: PLACES })
  const { productId } = await stocked(fixture, 1000)
  const buyers = await crowd(productId)
  const [first] = await shownOf(buyers[0] as Buyer, method)
  const press = placing(method, first?.Key ?? '')
  const answers = await Promise.all(buyers.map((person) => person.place(press)))
  expect(orderIdsOf(answers)).toHaveLength(PLACES)
  expect(await heldOf(method, first?.Day ?? '')).toBe(PLACES)

  const late = buyers[answers.findIndex(({ statusCode }) => statusCode === 409)] as Buyer
  const [next] = await shownOf(late, method)
  expect(next?.Day).not.toBe(first?.Day)
  expect((await late.place(placing(method, next?.Key ?? ''))).statusCode).toBe(200)
})

it('leaves nothing that does not add up', async () => {
  expect(await brokenChecks(fixture)).toEqual([])
})
