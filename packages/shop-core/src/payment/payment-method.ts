/** How the shop is paid, with the id that the specification, the wire and the database give each method; 4 is not used. */
export const PAYMENT_METHOD = {
  'on-delivery': 1,
  'card-to-card': 2,
  bank: 3,
  'collect-at-shop': 5,
  'installment-bank': 6,
  'installment-plan': 7,
} as const

export type PaymentMethod = keyof typeof PAYMENT_METHOD
export type PaymentMethodId = (typeof PAYMENT_METHOD)[PaymentMethod]

/** Where the money of a method comes from: a bank's page at once, a receipt that staff believe, or the door. */
export type PaidBy = 'bank-page' | 'receipt' | 'handover'

const PAID_BY: Record<PaymentMethod, PaidBy> = {
  'on-delivery': 'handover',
  'card-to-card': 'receipt',
  bank: 'bank-page',
  'collect-at-shop': 'handover',
  'installment-bank': 'bank-page',
  'installment-plan': 'bank-page',
}

export const PAYMENT_METHODS = Object.keys(PAYMENT_METHOD) as readonly PaymentMethod[]
export const PAYMENT_METHOD_IDS: readonly PaymentMethodId[] = Object.values(PAYMENT_METHOD)

const METHOD_OF = new Map<number, PaymentMethod>(PAYMENT_METHODS.map((name) => [PAYMENT_METHOD[name], name]))

/** The culture whose addresses the region check knows. */
export const REGION_CHECK_CULTURE = 'ir'

/** The name of a method's id; null for a number that is no method. */
export function toPaymentMethod(id: number | null): PaymentMethod | null {
  return id === null ? null : (METHOD_OF.get(id) ?? null)
}

/** Says whether a number is the id of a payment method. */
export function isPaymentMethodId(id: number): id is PaymentMethodId {
  return METHOD_OF.has(id)
}

/** Says whether the buyer comes for the goods himself: nothing is sent, so no address is asked for and no delivery paid. */
export function isCollected(methodId: number | null): boolean {
  return toPaymentMethod(methodId) === 'collect-at-shop'
}

/** Says whether the payment follows at once on a bank's page; all other methods are paid later or otherwise. */
export function isPaidAtBank(methodId: number | null): boolean {
  return paidBy(methodId) === 'bank-page'
}

/** Says whether the buyer pays when the goods are handed over: at the door or at the shop. */
export function isPaidAtHandover(methodId: number | null): boolean {
  return paidBy(methodId) === 'handover'
}

/** Says whether the buyer sends a receipt that staff then believe or not. */
export function isPaidByReceipt(methodId: number | null): boolean {
  return paidBy(methodId) === 'receipt'
}

/** Says whether the shop itself lends: the bank takes the down payment, staff approve the plan. */
export function isInstallmentPlan(methodId: number | null): boolean {
  return toPaymentMethod(methodId) === 'installment-plan'
}

function paidBy(methodId: number | null): PaidBy | null {
  const method = toPaymentMethod(methodId)
  return method === null ? null : PAID_BY[method]
}
