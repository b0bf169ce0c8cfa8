/** The ids of the ways to pay, as the specification and the banks' pages know them; 4 is not used. */
export const PAYMENT_METHOD = {
  onDelivery: 1,
  cardToCard: 2,
  bank: 3,
  collectAtShop: 5,
  installmentBank: 6,
  installmentPlan: 7,
} as const

export type PaymentMethodId = (typeof PAYMENT_METHOD)[keyof typeof PAYMENT_METHOD]

/** The culture whose addresses the region check knows. */
export const REGION_CHECK_CULTURE = 'ir'

/** Says whether the buyer comes for the goods himself: nothing is sent, so no address is asked for and no sending paid. */
export function isCollected(methodId: number | null): boolean {
  return methodId === PAYMENT_METHOD.collectAtShop
}

/** Says whether the payment follows at once on a bank's page; all other methods are paid later or otherwise. */
export function isPaidAtBank(methodId: number | null): boolean {
  return methodId !== null && AT_BANK.includes(methodId)
}

const AT_BANK: readonly number[] = [
  PAYMENT_METHOD.bank,
  PAYMENT_METHOD.installmentBank,
  PAYMENT_METHOD.installmentPlan,
]

/** Says whether a number is the id of a way to pay. */
export function isPaymentMethodId(id: number): id is PaymentMethodId {
  return Object.values<number>(PAYMENT_METHOD).includes(id)
}
