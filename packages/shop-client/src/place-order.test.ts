import type { PlaceOrderRequest } from '@rasteh/contracts/checkout'
import { describe, expect, it, vi } from 'vitest'
import { type PlaceAnswer, placeOrder } from './place-order.ts'

const order: PlaceOrderRequest = {
  Key: 'a'.repeat(32),
  AddressId: null,
  DeliveryMethodId: null,
  PaymentMethodID: 3,
  BankID: 1,
  InstallmentPlanID: null,
  RulesAccepted: true,
  ExpectedPayableRial: 1000,
}
const placed: PlaceAnswer = { kind: 'placed', placed: { OrderId: 'o', OrderNumber: 1, Next: '/x' } }

function shop(...answers: PlaceAnswer[]) {
  const send = vi.fn(async (_order: PlaceOrderRequest) => answers.shift() ?? placed)
  const waits: number[] = []
  const onDelay = vi.fn()
  const wait = async (ms: number) => void waits.push(ms)
  return { send, waits, onDelay, place: () => placeOrder(order, { send, wait, onDelay }) }
}

describe('placing an order', () => {
  it('whose answer is lost sends the same key again', async () => {
    const { place, send, onDelay } = shop({ kind: 'lost' }, { kind: 'lost' })
    expect(await place()).toEqual(placed)
    expect(send.mock.calls.map(([{ Key }]) => Key)).toEqual([order.Key, order.Key, order.Key])
    expect(onDelay).toHaveBeenCalledWith('lost')
  })

  it('that comes to a full queue waits as long as it is told', async () => {
    const { place, waits, onDelay } = shop({ kind: 'busy', waitMs: 3000 })
    expect(await place()).toEqual(placed)
    expect(waits).toEqual([3000])
    expect(onDelay).toHaveBeenCalledWith('busy')
  })

  it('gives up after a few lost answers and says so', async () => {
    const { place, send } = shop(...Array<PlaceAnswer>(9).fill({ kind: 'lost' }))
    expect(await place()).toEqual({ kind: 'lost' })
    expect(send).toHaveBeenCalledTimes(5)
  })

  it.each<PlaceAnswer>([
    { kind: 'refused', refusal: { kind: 'basket-empty' } },
    { kind: 'signed-out' },
    { kind: 'broken' },
  ])('that is answered with %j is not sent again', async (answer) => {
    const { place, send } = shop(answer)
    expect(await place()).toEqual(answer)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
