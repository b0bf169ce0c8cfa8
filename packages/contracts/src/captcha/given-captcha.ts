import { FEEDBACK_ACTION } from '../paths.ts'
import type { CaptchaWorkWire } from './captcha-wire.ts'

/** The honeypot: a field that people never see. A program that fills it is answered as if all went well. */
export const CAPTCHA_HONEYPOT = 'Website'

/** The address of a captcha picture that no browser has yet; the chance is passed in. */
export function captchaAddress(path: string, random: number): string {
  return `${path}?action=${FEEDBACK_ACTION.captcha}&rnd=${random}`
}

/** The address of a comment's captcha picture, or of a spoken one, that no browser has yet. */
export function commentCaptchaAddress(path: string, random: number): string {
  return `${path}?rnd=${random}`
}

/** Writes a done work as the `Captcha` of a form. */
export function toGivenWork(work: CaptchaWorkWire, number: number): string {
  const { algorithm, challenge, salt, signature } = work
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

/** Reads a done work: its salt and its number; null when it is none. What is wrong with it shows when it is taken. */
export function parseGivenWork(given: string): { readonly salt: string; readonly number: number } | null {
  try {
    const { salt, number } = JSON.parse(atob(given)) ?? {}
    return typeof salt === 'string' && Number.isSafeInteger(number) ? { salt, number } : null
  } catch {
    return null
  }
}
