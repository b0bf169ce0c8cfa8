export const BANKS = [
  'zarinpal',
  'sep',
  'mellat',
  'zibal',
  'vandar',
  'parsian',
  'snapppay',
  'digipay',
] as const
export type BankName = (typeof BANKS)[number]

/** What the person at the bank's page does, or what happens to them. */
export const OUTCOMES = [
  'pay',
  'cancel',
  'wrong-card',
  'time-out',
  'never-return',
  'return-twice',
  'late-return',
  'forged',
  'replayed',
  'other-authority',
  'changed-amount',
] as const
export type Outcome = (typeof OUTCOMES)[number]

export type Call = 'request' | 'verify' | 'settle' | 'inquire' | 'reverse'

/** `time-out`, `reset` and `error` come after the work is done; `error-before` instead of it. */
export type FaultKind = 'time-out' | 'reset' | 'error' | 'error-before'
export type Fault = { call: Call; kind: FaultKind; times: number }

export type Script = { outcome: Outcome; faults: Fault[]; lateMs: number }

/** `given-back`: the shop did not verify it in time, so the bank returned the money itself. */
export type State =
  | 'created'
  | 'paid'
  | 'verified'
  | 'settled'
  | 'reversed'
  | 'given-back'
  | 'cancelled'
  | 'failed'
  | 'timed-out'

export type Payment = {
  bank: BankName
  authority: string
  /** The shop's own number of the attempt, as the bank received it. */
  orderId: string
  amountRial: number
  returnUrl: string
  mobile: string | null
  state: State
  /** What was taken from the card; 0 until it is paid. */
  takenRial: number
  reference: string
  card: string
  verifies: number
  settles: number
  reversals: number
  /** What was given back in part, by the shop's number of each. */
  refundedParts: Record<string, number>
  createdAt: number
  paidAt: number | null
  script: Script
}

/** What a browser would bring back to the shop. */
export type Return = { method: 'GET' | 'POST'; url: string; fields: Record<string, string>; afterMs: number }
