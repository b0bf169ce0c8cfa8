import type { Behaviour } from './behaviour.ts'
import type { BankName, Outcome, Payment, Return } from './payment.ts'

/** A payment as the bank has it. Captured: the money is the shop's, verified and (where the bank asks for it) settled. */
export type BankRecord = Payment & { isCaptured: boolean }

/** What holds for all banks together. */
export type Manner = {
  auto?: boolean
  seed?: string | null
  /** How long a page may be paid at, 15. */
  sessionMinutes?: number
}

/** What tests do in the process, and drills over HTTP. */
export type Controls = {
  /** How all banks, one bank or one payment (by the shop's number) behave; whether pages act by their script at once. */
  behave: (behaviour: Behaviour & Manner) => void
  payments: () => BankRecord[]
  /** Pays, cancels, … without a browser, by the payment's script unless another outcome is named; null: no such payment. */
  beShopper: (bank: BankName, authority: string, outcome?: Outcome) => Return[] | null
  /** Sets the banks' clock on: what was not verified in time is given back. */
  advance: (minutes: number) => void
  /** Forgets all payments and all behaviours. */
  reset: () => void
}

export type BankSimulator = Controls & { url: string; stop: () => Promise<void> }
