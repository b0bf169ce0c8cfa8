/** The steps of an order that people are told of. */
export const TOLD_STEPS = [
  'confirmed',
  'paid',
  'approved',
  'shipped',
  'cancelled',
  'refunded',
  'expired',
  'stock-lost',
] as const
export type ToldStep = (typeof TOLD_STEPS)[number]

const ON_DELIVERY = 1
const CARD_TO_CARD = 2
const AT_THE_SHOP = 5

/**
 * What an event of an order is to people, and whether the shop itself is told: of each order that is paid, or stands
 * without being paid first. Null: nobody is told, as of an order that is only placed and goes to its bank.
 */
export function toTelling(kind: string, methodId: number): { step: ToldStep; isShopTold: boolean } | null {
  if (kind === 'placed') {
    const isFirm = methodId === ON_DELIVERY || methodId === AT_THE_SHOP
    return isFirm ? { step: 'confirmed', isShopTold: true } : null
  }
  const step = TOLD_STEPS.find((one) => one === kind)
  if (!step || step === 'confirmed') return null
  return { step, isShopTold: step === 'paid' || (step === 'approved' && methodId === CARD_TO_CARD) }
}
