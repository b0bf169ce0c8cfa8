import type { Inquiry } from '../gateway.ts'

/** 25: the bank knows another amount. */
export const MISMATCH = new Set(['25'])

/** What the bank says of the payment itself. What it says of us (credentials, IP, a broken system) decides nothing. */
const NOT_PAID = new Set(['42', '48', '51', '54', '55', '415'])

/** The card was refused or the shopper cancelled (11–19, 111–114), or the bank has no such sale of our order. */
export function isNotPaid(code: string): boolean {
  const number = Number(code)
  return (number >= 11 && number <= 19) || (number >= 111 && number <= 114) || NOT_PAID.has(code)
}

/** Only what is settled is wholly done: all else is finished by verifying again. */
export const INQUIRIES: Record<string, Inquiry> = {
  '0': 'paid',
  '43': 'paid',
  '44': 'paid',
  '45': 'verified',
  '46': 'paid',
  '48': 'reversed',
}

const IN_TEHRAN = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The day as yyyyMMdd and the time as HHmmss, both with their leading zeros, where the bank is. */
export function tehranDateAndTime(now: Date): { localDate: string; localTime: string } {
  const parts = Object.fromEntries(IN_TEHRAN.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    localDate: `${parts.year}${parts.month}${parts.day}`,
    localTime: `${parts.hour}${parts.minute}${parts.second}`,
  }
}
