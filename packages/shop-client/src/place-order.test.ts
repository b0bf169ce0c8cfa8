import type { WantedOrder } from '@rasteh/contracts/checkout'
import { describe, expect, it, vi } from 'vitest'
import { type PlaceAnswer, placeOrder } from './place-order.ts'

const order: WantedOrder = {
  idempotencyKey: 'a'.repeat(32),
  addressId: null,
  deliveryMethodId: null,
  promiseKey: null,
  methodId: 3,
  bankId: 1,
  installmentPlanId: null,
  rulesAccepted: true,
  expectedPayableRial: 1000,
  economicCode: '',
}
const placed: PlaceAnswer = { kind: 'placed', placed: { orderId: 'o', orderNumber: 1, next: '/x' } }

function shop(...answers: PlaceAnswer[]) {
  const send = vi.fn(async (_order: WantedOrder) => answers.shift() ?? placed)
  const waits: number[] = []
  const onDelay = vi.fn()
  const wait = async (ms: number) => void waits.push(ms)
  return { send, waits, onDelay, place: () => placeOrder(order, { send, wait, onDelay }) }
}

describe('placing an order', () => {
  it('whose answer is lost sends the same key again', async () => {
    const { place, send, onDelay } = shop({ kind: 'lost' }, { kind: 'lost' })
    expect(await place()).toEqual(placed)
    expect(send.mock.calls.map(([sent]) => sent.idempotencyKey)).toEqual(Array(3).fill(order.idempotencyKey))
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
