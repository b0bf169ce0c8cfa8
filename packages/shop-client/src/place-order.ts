import type { PlaceRefusedWire, WantedOrder } from '@rasteh/contracts/checkout'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { callShop } from './call-shop.ts'
import { type PlacedOrder, toPlacedOrder, toPlaceOrderRequest } from './order-from-wire.ts'

/** Why no order was made: its kind, and what its message needs. */
export type PlaceRefusal = PlaceRefusedWire['Refusal']

/** What became of placing an order. Lost: it is not known whether it was made, so the same key must be sent again. */
export type PlaceAnswer =
  | { kind: 'placed'; placed: PlacedOrder }
  | { kind: 'refused'; refusal: PlaceRefusal }
  | { kind: 'signed-out' }
  | { kind: 'busy'; waitMs: number }
  | { kind: 'lost' }
  | { kind: 'broken' }

/** Sends an order once. */
export async function sendOrder(order: WantedOrder): Promise<PlaceAnswer> {
  try {
    const answer = await callShop({
      label: 'order.place',
      method: 'POST',
      path: ADDED_PATHS.orderPlace,
      body: toPlaceOrderRequest(order),
    })
    if (answer.status === 200) return { kind: 'placed', placed: toPlacedOrder(await answer.json()) }
    if (answer.status === 409) return { kind: 'refused', refusal: (await answer.json()).Refusal }
    if (answer.status === 401) return { kind: 'signed-out' }
    // The queue in front is full, or a server is being renewed: it says when to come again.
    if (answer.status === 503 || answer.status === 429) return { kind: 'busy', waitMs: waitOf(answer) }
    // A server that died under the call may have made the order.
    return { kind: answer.status >= 500 ? 'lost' : 'broken' }
  } catch {
    return { kind: 'lost' }
  }
}

const DEFAULT_WAIT_SECONDS = 2
const MAX_WAIT_SECONDS = 30

function waitOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? DEFAULT_WAIT_SECONDS)
  const wait = Number.isFinite(seconds)
    ? Math.min(Math.max(seconds, 1), MAX_WAIT_SECONDS)
    : DEFAULT_WAIT_SECONDS
  return wait * 1000
}

/** How often an order whose answer was lost is sent again by itself, and after what pauses. */
const LOST_PAUSES_MS = [1000, 2000, 4000, 8000]
const BUSY_ATTEMPTS_MAX = 20

type Placing = {
  send?: (order: WantedOrder) => Promise<PlaceAnswer>
  wait?: (ms: number) => Promise<void>
  /** Told why it takes longer. */
  onDelay: (why: 'busy' | 'lost') => void
}

/** Places an order: what was lost or came too early is sent again with the same key, so that it is made once. */
export async function placeOrder(order: WantedOrder, placing: Placing): Promise<PlaceAnswer> {
  const { send = sendOrder, wait = pause, onDelay } = placing
  let [lost, busy] = [0, 0]
  for (;;) {
    const answer = await send(order)
    if (answer.kind === 'busy' && busy < BUSY_ATTEMPTS_MAX) {
      busy += 1
      onDelay('busy')
      await wait(answer.waitMs)
    } else if (answer.kind === 'lost' && lost < LOST_PAUSES_MS.length) {
      onDelay('lost')
      await wait(LOST_PAUSES_MS[lost] ?? 0)
      lost += 1
    } else return answer
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
