import { PAYMENT_METHODS, type PaymentMethod } from '../payment/payment-method.ts'
import type { OrderState } from './order-state.ts'

/** What can happen to an order after it was placed. */
export const ORDER_EVENTS = [
  'give-receipt',
  'pay',
  'approve',
  'ship',
  'deliver',
  'cancel',
  'expire',
  'revive',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** Who may bring an event about. `clock`: time alone does. */
export const ORDER_ACTORS = ['customer', 'staff', 'bank', 'clock'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** What must be true beside the state. */
export const ORDER_GUARDS = ['unpaid', 'nothing-due', 'hold-open', 'hold-over', 'no-payment-pending'] as const
export type OrderGuard = (typeof ORDER_GUARDS)[number]

export type OrderTransition = {
  from: OrderState
  event: OrderEvent
  to: OrderState
  by: OrderActor
  methods: readonly PaymentMethod[]
  guards: readonly OrderGuard[]
}

const CARD: readonly PaymentMethod[] = ['card-to-card']
const PLAN: readonly PaymentMethod[] = ['installment-plan']
const BANKS: readonly PaymentMethod[] = ['bank', 'installment-bank']
/** Paid on the page of a bank, which may say so after the order's time was over. */
const BANK_PAGES: readonly PaymentMethod[] = [...BANKS, ...PLAN]
const ALL = PAYMENT_METHODS
/** An order is not closed while the truth about a payment is still being asked of its bank. */
const SETTLED: readonly OrderGuard[] = ['no-payment-pending']

type Step = [from: OrderState, event: OrderEvent, to: OrderState, by: OrderActor]
const row = (
  [from, event, to, by]: Step,
  methods: readonly PaymentMethod[] = ALL,
  guards: readonly OrderGuard[] = [],
): OrderTransition => ({ from, event, to, by, methods, guards })

/** Every step of an order. shop.order_transitions() is written from this table; no other code decides on a step. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  row(['awaiting-payment', 'give-receipt', 'awaiting-approval', 'customer'], CARD, ['hold-open']),
  row(['awaiting-approval', 'give-receipt', 'awaiting-approval', 'customer'], CARD),
  row(['awaiting-payment', 'pay', 'confirmed', 'bank'], BANKS),
  row(['awaiting-payment', 'pay', 'awaiting-approval', 'bank'], PLAN),
  row(['awaiting-payment', 'approve', 'confirmed', 'staff'], CARD),
  row(['awaiting-approval', 'approve', 'confirmed', 'staff'], CARD),
  row(['awaiting-approval', 'approve', 'confirmed', 'staff'], PLAN, ['nothing-due']),
  row(['confirmed', 'ship', 'shipped', 'staff']),
  row(['confirmed', 'deliver', 'delivered', 'staff']),
  row(['shipped', 'deliver', 'delivered', 'staff']),
  row(['awaiting-payment', 'cancel', 'cancelled', 'customer'], ALL, ['unpaid', ...SETTLED]),
  row(['awaiting-payment', 'cancel', 'cancelled', 'staff'], ALL, SETTLED),
  row(['awaiting-approval', 'cancel', 'cancelled', 'staff'], ALL, SETTLED),
  row(['confirmed', 'cancel', 'cancelled', 'staff'], ALL, SETTLED),
  row(['awaiting-payment', 'expire', 'expired', 'clock'], ALL, ['hold-over', ...SETTLED]),
  // A payment that a bank confirms late: the order takes its goods again if they are still there.
  row(['expired', 'revive', 'awaiting-payment', 'bank'], BANK_PAGES),
]

/** The state in which each of the two ways to close an order leaves it. */
export const CLOSED_BY = { cancel: 'cancelled', expire: 'expired' } as const satisfies Partial<
  Record<OrderEvent, OrderState>
>
