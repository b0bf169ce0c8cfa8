import type { PaymentContext } from '@rasteh/payments/payment-context'
import { reconcile } from '@rasteh/payments/reconcile'

/** Short enough that a restart leaves nothing open for a minute, long enough to cost nothing. */
const EVERY_MS = 2_000

/** Looks at open payments again and again; what it finds is finished, however it came to be left open. */
export function startPaymentClock(context: PaymentContext, onError: (error: unknown) => void) {
  const stopping = new AbortController()
  let wake = () => {}
  const pause = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, EVERY_MS)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  async function run() {
    while (!stopping.signal.aborted) {
      const looked = await reconcile(context).catch((error) => {
        onError(error)
        return 0
      })
      if (looked === 0 && !stopping.signal.aborted) await pause()
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}
