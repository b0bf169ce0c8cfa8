type AtBank = { bank: string; orderId: string; reference: string; isCaptured: boolean; takenRial: number }
type InShop = { gateway: string; number: string; reference: string | null; isAccounted: boolean }
type Times<Payment> = {
  /** What banks had taken when the moment was noted: the restored shop must account for it. */
  takenBefore: readonly Payment[]
  /** What banks knew of when everything was lost. */
  knownAtLoss: readonly Payment[]
}

/** What banks took for the lost shop, sorted by what the restored shop knows of it. */
export function sortPayments<Payment extends AtBank>(
  now: readonly Payment[],
  attempts: readonly InShop[],
  { takenBefore, knownAtLoss }: Times<Payment>,
) {
  const after = now.filter((one) => one.isCaptured && isAmong(knownAtLoss, one) && !isAmong(takenBefore, one))
  const ours = ({ bank, orderId, reference }: Payment) =>
    attempts.filter(
      (one) => (one.gateway === bank && one.reference === reference) || String(one.number) === orderId,
    )
  const isAccounted = (one: Payment) => ours(one).some((attempt) => attempt.isAccounted)
  const found = after.filter(isAccounted)
  const alone = after.filter((one) => !found.includes(one))
  return {
    /** Taken before the moment, and not accounted for: a fault. */
    missing: now.filter((one) => one.isCaptured && isAmong(takenBefore, one) && !isAccounted(one)),
    /** Taken after it. The shop asked the bank about an attempt that was open at the moment, and heard of it. */
    found,
    /** Nothing but the bank's list tells of these. */
    alone,
    /** Of those, what the shop has an attempt for: its bank tells nothing without what the buyer brought back. */
    silent: alone.filter((one) => ours(one).length > 0),
  }
}

export const isAmong = <Payment extends AtBank>(payments: readonly Payment[], { bank, orderId }: Payment) =>
  payments.some((one) => one.bank === bank && one.orderId === orderId)
