import type { ReturnState } from './return-state.ts'

/** What can happen to a return. `open`: staff make one for a customer. */
export const RETURN_EVENTS = [
  'request',
  'open',
  'approve',
  'refuse',
  'receive',
  'inspect',
  'settle',
  'withdraw',
] as const
export type ReturnEvent = (typeof RETURN_EVENTS)[number]

export const RETURN_ACTORS = ['customer', 'staff'] as const
export type ReturnActor = (typeof RETURN_ACTORS)[number]

export type ReturnTransition = {
  /** Null: there is no return yet. */
  from: ReturnState | null
  event: ReturnEvent
  to: ReturnState
  by: ReturnActor
}

type Step = [from: ReturnState | null, event: ReturnEvent, to: ReturnState, by: ReturnActor]
const row = ([from, event, to, by]: Step): ReturnTransition => ({ from, event, to, by })

/** Every step of a return. shop.return_transitions() is written from this table; no other code decides on a step. */
export const RETURN_TRANSITIONS: readonly ReturnTransition[] = [
  row([null, 'request', 'requested', 'customer']),
  row([null, 'open', 'approved', 'staff']),
  row(['requested', 'approve', 'approved', 'staff']),
  row(['requested', 'refuse', 'refused', 'staff']),
  row(['requested', 'withdraw', 'withdrawn', 'customer']),
  // Until the goods are back the customer may keep them; staff write that down for one who calls.
  row(['approved', 'withdraw', 'withdrawn', 'customer']),
  row(['approved', 'withdraw', 'withdrawn', 'staff']),
  row(['approved', 'receive', 'received', 'staff']),
  row(['received', 'inspect', 'inspected', 'staff']),
  // What came back was not what was sold, or nothing came: it ends without money.
  row(['inspected', 'refuse', 'refused', 'staff']),
  row(['inspected', 'settle', 'settled', 'staff']),
]

/** The state a return has after an event; null when this actor may not bring it about, or not now. */
export function stepReturn(
  state: ReturnState | null,
  event: ReturnEvent,
  by: ReturnActor,
): ReturnState | null {
  const found = RETURN_TRANSITIONS.find((one) => one.from === state && one.event === event && one.by === by)
  return found?.to ?? null
}

/** The events that an actor may bring about now. */
export function nextReturnSteps(state: ReturnState, by: ReturnActor): ReturnEvent[] {
  return RETURN_EVENTS.filter((event) => stepReturn(state, event, by) !== null)
}
