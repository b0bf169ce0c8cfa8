import { type RefundState, stepRefund } from '../payment.ts'

/** The gateways whose banks give back a part of a confirmed payment when asked. Most know only the whole, if at all. */
export const PART_REFUND_GATEWAYS: ReadonlySet<string> = new Set(['digipay'])

type Part = { gateway: string | null; reference: string | null; state: RefundState | null | 'done' }

/** `bank`: its bank may be asked. `awaited`: its bank has been asked. `by-hand`: staff pay it back themselves. */
export function partMethodOf({ gateway, reference, state }: Part): 'bank' | 'awaited' | 'by-hand' | null {
  if (state === 'done') return null
  if (state === 'asked') return 'awaited'
  const mayAsk = stepRefund(state, 'ask') !== undefined && reference !== null
  return mayAsk && gateway !== null && PART_REFUND_GATEWAYS.has(gateway) ? 'bank' : 'by-hand'
}
