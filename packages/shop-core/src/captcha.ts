import { toLatinDigits } from '@rasteh/persian-text/digits'

/** The forms that ask for a captcha. A challenge shown for one of them opens no other. */
export const CAPTCHA_FORMS = ['feedback', 'comment', 'site'] as const
export type CaptchaForm = (typeof CAPTCHA_FORMS)[number]

/** How many digits a picture shows and a voice says. */
export const CAPTCHA_LENGTH = 5
/** The digits that are drawn. A Persian zero is a dot, which looks like the noise around it. */
export const CAPTCHA_DIGITS = '123456789'
export const CAPTCHA_LIFE_SECONDS = 300
export const CAPTCHA_ATTEMPTS_MAX = 3
/** How many challenges of one form a browser may have open, one in each of its tabs. */
export const CAPTCHAS_OPEN_MAX = 3
/** A browser tries half of this many numbers on average: a second or two of a phone's time. */
export const CAPTCHA_WORK_MAX = 100_000
/** So many answers of one subnet are accepted within an hour for reading or listening alone; then only a work is. */
export const CAPTCHA_FREE_USES = 60
export const CAPTCHA_USES_SECONDS = 3_600
const USES_OF_DOUBLING = 30
const DOUBLINGS_MAX = 4

/**
 * How many numbers a work spans for a subnet whose answers were accepted so often within the hour: it doubles with use,
 * so that many messages cost more than few, and ends where a phone would need half a minute.
 */
export function captchaWorkMax(uses: number): number {
  const doublings = Math.ceil((uses - CAPTCHA_FREE_USES) / USES_OF_DOUBLING)
  return CAPTCHA_WORK_MAX * 2 ** Math.min(DOUBLINGS_MAX, Math.max(0, doublings))
}

/**
 * Why an answer is not accepted: it is wrong, its challenge is gone (used, expired, tried out), there were too many, or
 * so many came from the subnet that only a work counts.
 */
export type CaptchaRefusal =
  | { kind: 'captcha-work-wanted' }
  | { kind: 'captcha-wrong' }
  | { kind: 'captcha-gone' }
  | { kind: 'captcha-too-many' }

/** The digits of a typed answer, in Latin, whatever script and spacing it came in; null when it is no such answer. */
export function toCaptchaDigits(typed: string): string | null {
  const digits = toLatinDigits(typed).replace(/[\s\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069.,،-]/g, '')
  return DIGITS_ONLY.test(digits) ? digits : null
}

/** Draws the digits of a new challenge; `pick(n)` gives a whole number from 0 up to, not including, n. */
export function newCaptchaDigits(pick: (below: number) => number): string {
  return Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_DIGITS[pick(CAPTCHA_DIGITS.length)]).join('')
}

const DIGITS_ONLY = new RegExp(`^[0-9]{${CAPTCHA_LENGTH}}$`)
