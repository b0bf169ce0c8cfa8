import { createHash } from 'node:crypto'
import { loadAttempt } from '@rasteh/shop-store/payments/load-attempt'
import { noteReturn } from '@rasteh/shop-store/payments/move-attempt'
import type { PaymentContext } from './payment-context.ts'
import { verifyPayment } from './verify-payment.ts'

type Return = { gateway: string; attemptId: string; fields: Record<string, string> }

/**
 * A browser came back from a bank, or says so. It is written down and wakes the question to the bank; nothing that it
 * says is believed. Answers the attempt's order; null when there is no such attempt.
 */
export async function takeReturn(
  context: PaymentContext,
  { gateway: name, attemptId, fields }: Return,
): Promise<{ orderId: string; wake: () => Promise<string> } | null> {
  const { database, gateways, reached } = context
  const attempt = await loadAttempt(database, attemptId)
  const gateway = gateways.get(name)
  if (!attempt || attempt.gateway !== name || !gateway) return null
  const { orderId } = attempt
  const ignored = { orderId, wake: async () => 'ignored' }
  const returned = gateway.readReturn(fields)
  // Somebody opened the address by hand, or a program looked at it: no bank sent this browser.
  if (returned === 'not-a-return') return ignored
  const { authority, attemptNumber, claim, kept } = returned
  // Another payment's name: not this attempt's return.
  if (authority !== null && authority !== attempt.authority) return ignored
  if (attemptNumber !== null && attemptNumber !== String(attempt.number)) return ignored
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([claim, Object.entries(kept).toSorted()]))
    .digest()
  await noteReturn(database, { id: attemptId, bodyHash, claim, kept })
  reached('return-noted')
  return { orderId, wake: () => verifyPayment(context, attemptId) }
}
