/** The states of an order, in the order in which one without trouble passes through them; the last two end it unsold. */
export const ORDER_STATES = [
  'awaiting-payment',
  'awaiting-approval',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** It is a sale: its goods have left the stock, it counts in reports, it has an invoice. */
export const SOLD_STATES = ['confirmed', 'shipped', 'delivered'] as const satisfies readonly OrderState[]

/** Its goods are held and wait for the money or for staff. */
export const WAITING_STATES = [
  'awaiting-payment',
  'awaiting-approval',
] as const satisfies readonly OrderState[]

/** It came to nothing: its goods, code and score went back. */
export const CLOSED_STATES = ['cancelled', 'expired'] as const satisfies readonly OrderState[]

/** It has left the shop. */
export const SENT_STATES = ['shipped', 'delivered'] as const satisfies readonly OrderState[]

/** It waits for its money, and time ends it. */
export const UNPAID_STATES = ['awaiting-payment'] as const satisfies readonly OrderState[]

/** It waits for staff to believe a receipt or to approve a plan. */
export const TO_APPROVE_STATES = ['awaiting-approval'] as const satisfies readonly OrderState[]

/** It waits for staff to send it; until then a gift may be added. */
export const TO_SEND_STATES = ['confirmed'] as const satisfies readonly OrderState[]

const has = (states: readonly OrderState[], state: OrderState) => states.includes(state)

export const isOrderState = (text: string): text is OrderState => has(ORDER_STATES, text as OrderState)
export const isSold = (state: OrderState): boolean => has(SOLD_STATES, state)
export const isWaiting = (state: OrderState): boolean => has(WAITING_STATES, state)
export const isClosed = (state: OrderState): boolean => has(CLOSED_STATES, state)
export const isSent = (state: OrderState): boolean => has(SENT_STATES, state)

/** Says whether an order in this state has an invoice: what is not firm, or was given up, is no sale. */
export function hasInvoice(state: OrderState): boolean {
  return isSold(state)
}

/** Says whether an order waits for its money. */
export const awaitsPayment = (state: OrderState): boolean => has(UNPAID_STATES, state)

/** The lists of orders that staff work through: the states as an order passes them, and money that is due back. */
export const STAFF_ORDER_LISTS = [
  ...TO_APPROVE_STATES,
  ...SOLD_STATES,
  ...UNPAID_STATES,
  ...CLOSED_STATES,
  'refund-due',
] as const
export type StaffOrderList = (typeof STAFF_ORDER_LISTS)[number]

/** The lists whose orders wait for somebody to do something. */
export const WORK_LISTS = {
  toPay: 'awaiting-payment',
  toApprove: 'awaiting-approval',
  toSend: 'confirmed',
  toRefund: 'refund-due',
} as const satisfies Record<string, StaffOrderList>
