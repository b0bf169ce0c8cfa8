/** The gateways whose banks give a confirmed payment back when asked; Mellat cannot once it is settled, which it always is. */
export const REVERSING_GATEWAYS: ReadonlySet<string> = new Set([
  'zarinpal',
  'sep',
  'parsian',
  'snapppay',
  'digipay',
])

type Payment = {
  gateway: string
  state: string
  reference: string | null
  refundState: 'asked' | 'refused' | 'cannot' | 'unclear' | null
}

/**
 * Says how the money of a payment goes back: by its bank, which may be asked; by its bank, which has been asked and is
 * awaited; or by hand. Null where none is due. What the bank never confirmed (a sum that differed) is for people alone.
 */
export function refundWayOf(payment: Payment): 'bank' | 'awaited' | 'by-hand' | null {
  if (payment.state !== 'refund-due') return null
  if (payment.refundState === 'asked') return 'awaited'
  const mayAsk =
    payment.refundState === null && payment.reference !== null && REVERSING_GATEWAYS.has(payment.gateway)
  return mayAsk ? 'bank' : 'by-hand'
}
