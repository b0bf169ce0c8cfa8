/** A payment that money can go back over: an attempt at a bank, a due of a plan, or what was paid at the door. */
export type TakenPayment = {
  /** The attempt's number; null where no bank took it. */
  attemptNumber: number | null
  duePosition: number | null
  takenRial: number
  /** What earlier refunds have given back over it, or are about to. */
  givenRial: number
}

export type RefundPart = {
  attemptNumber: number | null
  duePosition: number | null
  amountRial: number
}

export const leftOf = ({ takenRial, givenRial }: TakenPayment): number => Math.max(0, takenRial - givenRial)

/** What can still go back in all. */
export const leftOfAll = (payments: readonly TakenPayment[]): number =>
  payments.reduce((sum, payment) => sum + leftOf(payment), 0)

/** Spreads an amount over the payments, the oldest first; null when they did not take that much. */
export function spreadRefund(payments: readonly TakenPayment[], amountRial: number): RefundPart[] | null {
  let left = amountRial
  const parts = payments.flatMap((payment) => {
    const part = Math.min(left, leftOf(payment))
    left -= part
    const { attemptNumber, duePosition } = payment
    return part > 0 ? [{ attemptNumber, duePosition, amountRial: part }] : []
  })
  return left === 0 ? parts : null
}
