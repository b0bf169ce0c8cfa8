import { toPaymentMethod } from '../payment/payment-method.ts'
import type { OrderState } from './order-state.ts'
import {
  ORDER_EVENTS,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderEvent,
  type OrderGuard,
  type OrderTransition,
} from './order-transitions.ts'

/** What the rules need to know of an order. */
export type OrderFacts = {
  state: OrderState
  methodId: number
  isPaid: boolean
  /** What an online payment must bring; 0 where nothing is due before the goods. */
  dueRial: number
  /** Whether the time for which its goods are held is over. */
  isHoldOver: boolean
  /** Whether a bank has yet to say what became of a payment. */
  isPaymentPending: boolean
}

const GUARDS: Record<OrderGuard, (order: OrderFacts) => boolean> = {
  unpaid: ({ isPaid }) => !isPaid,
  'nothing-due': ({ isPaid, dueRial }) => isPaid || dueRial === 0,
  'hold-open': ({ isHoldOver }) => !isHoldOver,
  'hold-over': ({ isHoldOver }) => isHoldOver,
  'no-payment-pending': ({ isPaymentPending }) => !isPaymentPending,
}

/** The state an order has after an event; null when this actor may not bring it about, or not now. */
export function stepOrder(order: OrderFacts, event: OrderEvent, by: OrderActor): OrderState | null {
  return (
    ORDER_TRANSITIONS.find((one) => isFor(one, order) && one.event === event && one.by === by)?.to ?? null
  )
}

/** The events that an actor may bring about now, in the order of the table of events. */
export function nextSteps(order: OrderFacts, by: OrderActor): OrderEvent[] {
  return ORDER_EVENTS.filter((event) => stepOrder(order, event, by) !== null)
}

/** The steps that staff take an order through, as its screen offers them. */
export const STAFF_STEPS = ['approve', 'ship', 'deliver', 'cancel'] as const satisfies readonly OrderEvent[]
export type StaffStep = (typeof STAFF_STEPS)[number]

/** Which steps staff may take now. The database has the last word: a colleague may have been quicker. */
export function staffSteps(order: Omit<OrderFacts, 'isHoldOver' | 'isPaymentPending'>): StaffStep[] {
  const facts = { ...order, isHoldOver: false, isPaymentPending: false }
  const next = nextSteps(facts, 'staff')
  return STAFF_STEPS.filter((step) => next.includes(step))
}

function isFor({ from, methods, guards }: OrderTransition, order: OrderFacts): boolean {
  const method = toPaymentMethod(order.methodId)
  return (
    from === order.state &&
    method !== null &&
    methods.includes(method) &&
    guards.every((guard) => GUARDS[guard](order))
  )
}
