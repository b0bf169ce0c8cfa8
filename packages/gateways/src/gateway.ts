export type GatewayName =
  | 'zarinpal'
  | 'sep'
  | 'mellat'
  | 'zibal'
  | 'vandar'
  | 'parsian'
  | 'snapppay'
  | 'digipay'

/** Where the shopper's browser is sent, and how. */
export type Redirect =
  | { method: 'GET'; url: string }
  | { method: 'POST'; url: string; fields: Record<string, string> }

export type PaymentAsked = {
  attemptNumber: number
  amountRial: number
  returnUrl: string
  mobile: string | null
  description: string
  /** What instalment providers want to know. */
  lines?: readonly { title: string; quantity: number; amountRial: number }[]
}

export type RequestAnswer =
  | { kind: 'accepted'; authority: string; redirect: Redirect }
  /** The bank said no; nothing can be paid under it. */
  | { kind: 'refused'; code: string }
  /** Surely nothing happened: the call never left. */
  | { kind: 'unavailable'; reason: string }
  /** It may have happened, but the authority is not known, so that it cannot be paid: safe to drop. */
  | { kind: 'unknown'; reason: string }

/** What a browser brought back: believed only as a hint, and as the names that verify needs. */
export type Returned = {
  authority: string | null
  /** The attempt's number as this return names it; null where the bank sends none back. */
  attemptNumber: string | null
  claim: 'paid' | 'not-paid' | 'unclear'
  kept: Record<string, string>
}

export type Attempt = {
  attemptNumber: number
  amountRial: number
  authority: string
  kept: Record<string, string> | null
}

/** What the bank says it took from a card, and by which name it knows that. */
export type Taken = {
  reference: string
  amountRial: number
  /** By this very question. Else it was taken before, and may be another attempt's. */
  isNow: boolean
}

export type VerifyAnswer =
  /** `card` is masked; `amountRial` is what the bank itself says, if it says it. */
  | { kind: 'paid'; reference: string; card: string | null; amountRial: number | null }
  /** Final: the bank says that it was not paid, or is not ours. */
  | { kind: 'not-paid'; code: string }
  /**
   * The bank knows another amount, another order, another terminal. Never a reason to reverse by itself.
   * `taken`: the money that the bank names, which is not what was asked for.
   */
  | { kind: 'mismatch'; code: string; taken?: Taken }
  /** Time-out, 5xx, unreadable, still in the bank: ask again. */
  | { kind: 'unknown'; reason: string }

export type Inquiry = 'paid' | 'waiting' | 'not-paid' | 'verified' | 'reversed' | 'unknown' | 'cannot'
export type Reversal = 'reversed' | 'refused' | 'unknown' | 'cannot'

/** One bank, as the shop sees all of them. None of its calls throws: what fails is an answer. */
export type Gateway = {
  name: GatewayName
  /** Minutes after payment within which verify must happen, else the bank gives the money back itself. */
  verifyWithinMinutes: number
  /** False: without what the browser brings back (SEP's RefNum) nothing can be verified or asked. */
  knowsWithoutReturn: boolean
  /** True: what is not verified stays with the bank, and does not go back by itself. */
  keepsUnverified: boolean
  request(asked: PaymentAsked): Promise<RequestAnswer>
  /**
   * Pure and total; the fields of query and form body merged, and hostile. Without the fields that its bank sends with
   * every browser it is no return, and changes nothing.
   */
  readReturn(fields: Record<string, string>): Returned | 'not-a-return'
  /** With settling, where the bank has two steps. Safe to repeat: what is already verified answers paid. */
  verify(attempt: Attempt): Promise<VerifyAnswer>
  inquire(attempt: Attempt): Promise<Inquiry>
  reverse(attempt: Attempt & { reference: string }): Promise<Reversal>
  /**
   * Gives back a part of what was paid; only where the bank has such a call. It is known by its own number, under which
   * the bank pays once.
   */
  refundPart?(asked: PartAsked): Promise<Reversal>
}

export type PartAsked = Attempt & { reference: string; partNumber: number; partRial: number }

/** What every bank's adapter is opened with. */
export type BankAddress = { url: string; timeOutMs: number; verifyWithinMinutes: number }
