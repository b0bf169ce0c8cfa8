import type { Ledger, Rules } from './ledger.ts'
import type { BankName, Call, Payment } from './payment.ts'

export type Asked = {
  method: string
  /** Without the bank's prefix. */
  path: string
  query: URLSearchParams
  headers: Record<string, unknown>
  text: string
  /** JSON or a form; empty when it is neither. */
  body: Record<string, unknown>
  /** The URL of this bank, with its prefix. */
  url: string
}
export type Answered = { status: number; type?: string; body: object | string }

export type BankCall = {
  call: Call
  method: 'GET' | 'POST'
  path: RegExp
  /** Which of several calls at one address (SOAP) it is. */
  fits?: (asked: Asked) => boolean
  /** The payment that it is about; a request makes its own. */
  about: (asked: Asked, ledger: Ledger) => Payment | undefined
  answer: (asked: Asked, ledger: Ledger, payment: Payment | undefined) => Answered
}

/** What the browser is made to say: the truth, or a lie. */
export type ReturnValues = {
  isPaid: boolean
  /** Why it was not. */
  reason: 'cancelled' | 'wrong-card' | 'timed-out'
  authority: string
  reference: string
  amountRial: number
}

export type BankProtocol = Rules & {
  bank: BankName
  title: string
  /** Whether verifying answers the amount, so that a changed one can be found out. */
  reportsAmount: boolean
  calls: readonly BankCall[]
  page: { method: 'GET' | 'POST'; path: RegExp; authority: (asked: Asked) => unknown }
  returnMethod: 'GET' | 'POST'
  toReturn: (payment: Payment, values: ReturnValues) => Record<string, string>
}

export const ok = (body: object | string): Answered => ({ status: 200, body })

/** A whole amount as a number, or as its digits. */
export function amountOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null
}

export const isAddress = (value: unknown): value is string => typeof value === 'string' && URL.canParse(value)
export const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
export const requestAbout = () => undefined
