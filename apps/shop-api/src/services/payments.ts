import { setTimeout } from 'node:timers/promises'
import { askForPayment } from '@rasteh/payments/ask-for-payment'
import type { PaymentContext } from '@rasteh/payments/payment-context'
import { takeReturn } from '@rasteh/payments/take-return'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import type { FastifyBaseLogger } from 'fastify'

type Deps = { paymentContext: PaymentContext; log: FastifyBaseLogger }
type BankReturn = Parameters<typeof takeReturn>[1]
export type Payments = ReturnType<typeof createPayments>

/** How long a returning browser waits for the bank's answer before its page is shown, which then asks by itself. */
const BANK_WAIT_MS = 4_000

/** The shopper's way to the bank and back. */
export function createPayments({ paymentContext, log }: Deps) {
  return {
    /** Asks the bank for a payment and answers where it sends the shopper. */
    open: (attemptId: string) => askForPayment(paymentContext, attemptId),
    /** Takes a browser back from the bank and answers its order; null when there is no such attempt. */
    async finish(returned: BankReturn): Promise<string | null> {
      const taken = await takeReturn(paymentContext, returned)
      if (!taken) return null
      const verifying = taken.wake().catch((error) => log.error(toQuietError(error), 'verify failed'))
      await Promise.race([verifying, setTimeout(BANK_WAIT_MS, null, { ref: false })])
      return taken.orderId
    },
  }
}
