/** The gateways whose banks give a confirmed payment back when asked; Mellat cannot once it is settled, which it always is. */
export const REVERSING_GATEWAYS: ReadonlySet<string> = new Set([
  'zarinpal',
  'sep',
  'parsian',
  'snapppay',
  'digipay',
])

/** States in which the truth about a payment is still being asked of its bank. */
const DOUBTFUL: ReadonlySet<string> = new Set(['returned', 'verifying'])

/** Whether managers may end the wait for the bank's answer. */
export const isInDoubt = ({ state }: { state: string }): boolean => DOUBTFUL.has(state)

type Payment = {
  gateway: string
  state: string
  reference: string | null
  /** What the bank calls money that was not what was asked for. */
  takenReference?: string | null
  refundState: 'asked' | 'refused' | 'cannot' | 'unclear' | null
}

/**
 * Says how the money of a payment goes back: by its bank, which may be asked; by its bank, which has been asked and is
 * awaited; or by hand. Null where none is due. What the bank has no name for is for people alone.
 */
export function refundWayOf(payment: Payment): 'bank' | 'awaited' | 'by-hand' | null {
  if (payment.state !== 'refund-due') return null
  if (payment.refundState === 'asked') return 'awaited'
  const isNamed = (payment.reference ?? payment.takenReference ?? null) !== null
  const mayAsk = payment.refundState === null && isNamed && REVERSING_GATEWAYS.has(payment.gateway)
  return mayAsk ? 'bank' : 'by-hand'
}
