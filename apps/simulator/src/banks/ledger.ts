import { randomBytes, randomInt } from 'node:crypto'
import type { BankName, Payment, Script } from './payment.ts'

export type NewPayment = Pick<
  Payment,
  'bank' | 'authority' | 'orderId' | 'amountRial' | 'returnUrl' | 'mobile'
>
export type Rules = { windowMinutes: number | null; captures: 'verified' | 'settled' }
/** What came of a step: done now, done before, or not possible in the state it is in. */
export type Step = 'done' | 'already' | 'refused'

const SESSION_MINUTES = 15

export type Ledger = ReturnType<typeof openLedger>

/** The bank's own books: created → paid → verified → settled → reversed, each step once. */
export function openLedger(options: {
  rules: (bank: BankName) => Rules
  script: (payment: { bank: BankName; orderId: string }) => Script
}) {
  const payments: Payment[] = []
  let aheadMs = 0
  let sessionMinutes = SESSION_MINUTES
  const now = () => Date.now() + aheadMs
  const current = (payment: Payment) => {
    if (payment.state === 'created' && now() - payment.createdAt > sessionMinutes * 60_000) {
      payment.state = 'timed-out'
    }
    return giveBack(payment, options.rules(payment.bank), now())
  }
  const find = (fits: (payment: Payment) => boolean) => {
    const payment = payments.findLast(fits)
    return payment && current(payment)
  }
  return {
    now,
    find,
    last: () => payments.at(-1),
    all: () => payments.map(current),
    forget: () => payments.splice(0),
    /** How long a page may be paid at. */
    useSession: (minutes: number) => {
      sessionMinutes = minutes
    },
    advance: (minutes: number) => {
      aheadMs += minutes * 60_000
    },
    byAuthority: (bank: BankName, authority: unknown) =>
      find((one) => one.bank === bank && one.authority === String(authority)),
    byOrder: (bank: BankName, orderId: unknown) =>
      find((one) => one.bank === bank && one.orderId === String(orderId)),
    byReference: (bank: BankName, reference: unknown) =>
      find((one) => one.bank === bank && one.paidAt !== null && one.reference === String(reference)),
    open: (given: NewPayment): Payment => {
      const payment: Payment = { ...given, ...unpaid(), createdAt: now(), script: options.script(given) }
      payments.push(payment)
      return payment
    },
    pay: (payment: Payment, takenRial: number): void => {
      if (payment.state !== 'created') return
      Object.assign(payment, { state: 'paid', takenRial, paidAt: now() })
    },
    isCaptured: (payment: Payment) =>
      payment.state === 'settled' ||
      (payment.state === 'verified' && options.rules(payment.bank).captures === 'verified'),
  }
}

function unpaid() {
  return {
    state: 'created' as const,
    takenRial: 0,
    reference: String(randomInt(10 ** 11, 10 ** 12)),
    card: `603799******${randomInt(1000, 10_000)}`,
    verifies: 0,
    settles: 0,
    reversals: 0,
    refundedParts: {},
    paidAt: null,
  }
}

export function verify(payment: Payment): Step {
  if (payment.state === 'verified' || payment.state === 'settled') return 'already'
  if (payment.state !== 'paid') return 'refused'
  payment.state = 'verified'
  payment.verifies += 1
  return 'done'
}

export function settle(payment: Payment): Step {
  if (payment.state === 'settled') return 'already'
  if (payment.state !== 'verified') return 'refused'
  payment.state = 'settled'
  payment.settles += 1
  return 'done'
}

export function reverse(payment: Payment, from: readonly Payment['state'][] = ['paid', 'verified']): Step {
  if (payment.state === 'reversed') return 'already'
  if (!from.includes(payment.state)) return 'refused'
  payment.state = 'reversed'
  payment.reversals += 1
  return 'done'
}

/** Gives back a part, once under each of the shop's numbers, and never more than was taken. */
export function refundPart(payment: Payment, number: string, amountRial: number): Step {
  const given = Object.values(payment.refundedParts).reduce((sum, part) => sum + part, 0)
  const isCaptured = payment.state === 'verified' || payment.state === 'settled'
  if (!isCaptured || number in payment.refundedParts || given + amountRial > payment.takenRial)
    return 'refused'
  payment.refundedParts[number] = amountRial
  return 'done'
}

export const newToken = (bytes = 16) => randomBytes(bytes).toString('hex')

function giveBack(payment: Payment, { windowMinutes, captures }: Rules, now: number): Payment {
  const isOpen = payment.state === 'paid' || (payment.state === 'verified' && captures === 'settled')
  const isLate = windowMinutes !== null && now - (payment.paidAt ?? now) > windowMinutes * 60_000
  if (isOpen && isLate) payment.state = 'given-back'
  return payment
}
