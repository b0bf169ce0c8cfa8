import type { Gateway } from '@rasteh/gateways/gateway'
import type { Database } from '@rasteh/shop-store/platform/pool'

/** Where a drill may end the process, in the order of a payment's life. */
export const CRASH_POINTS = [
  'order-placed',
  'bank-asked',
  'redirect-kept',
  'return-noted',
  'verify-begun',
  'bank-verified',
  'payment-settled',
] as const
/** Refunds are a manager's, so no shopper's drill comes to the last one. */
export type CrashPoint = (typeof CRASH_POINTS)[number] | 'bank-reversed'

/**
 * The times of a payment, fixed together: a hold that ends before its bank's page would sell what is being paid for,
 * one that outlives it would keep goods from others.
 */
export type PaymentTimes = {
  /** How long goods are held for a payment. */
  holdSeconds: number
  /** How long one caller alone may ask the bank about an attempt; longer than a bank's deadline. */
  leaseSeconds: number
  /** How long after the shopper went to the bank the bank is asked, if the browser did not come back. */
  askAfterSeconds: number
}

export const PAYMENT_TIMES: PaymentTimes = { holdSeconds: 20 * 60, leaseSeconds: 30, askAfterSeconds: 60 }

/** What the steps of a payment need. */
export type PaymentContext = {
  database: Database
  gateways: ReadonlyMap<string, Gateway>
  /** The shop's origin, to which banks send browsers back. */
  origin: string
  times: PaymentTimes
  /** Called at each step of a payment, for metrics and drills. */
  reached: (point: CrashPoint) => void
}

/** Reads the times from the environment; drills shorten them. */
export function readPaymentTimes(env: Record<string, string | undefined>): PaymentTimes {
  return {
    holdSeconds: Number(env.PAYMENT_HOLD_SECONDS ?? PAYMENT_TIMES.holdSeconds),
    leaseSeconds: Number(env.PAYMENT_LEASE_SECONDS ?? PAYMENT_TIMES.leaseSeconds),
    askAfterSeconds: Number(env.PAYMENT_ASK_AFTER_SECONDS ?? PAYMENT_TIMES.askAfterSeconds),
  }
}

/** In a drill, ends this process without a word at the named point, once chance says so. */
export function readCrash(env: Record<string, string | undefined>): (point: CrashPoint) => void {
  const [wanted, chance = '1'] = (env.DRILL_CRASH_AT ?? '').split(':')
  if (!wanted) return () => {}
  return (point) => {
    if (point === wanted && Math.random() < Number(chance)) process.kill(process.pid, 'SIGKILL')
  }
}
