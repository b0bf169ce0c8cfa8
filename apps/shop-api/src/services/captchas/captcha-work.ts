import { createHash, createHmac, randomInt } from 'node:crypto'
import { type CaptchaWorkWire, parseGivenWork } from '@rasteh/contracts/captcha'

/** A number to search for, and among how many. */
export type WorkNumber = { number: number; max: number }

export function newWorkNumber(max: number): WorkNumber {
  return { number: randomInt(max), max }
}

/**
 * Writes the search for a number in ALTCHA's words. The mark after the handle ends the salt: without one, digits
 * could be moved from the number into the salt and one work be handed in many times.
 */
export function toCaptchaWork(handle: string, { number, max }: WorkNumber, secret: string): CaptchaWorkWire {
  const salt = `${handle}${END}`
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
  const signature = createHmac('sha256', secret).update(`captcha-work:${challenge}`).digest('hex')
  return { algorithm: 'SHA-256', challenge, maxnumber: max, salt, signature }
}

/** The challenge that a done work names and the number it found; null when it is no work at all. */
export function readDoneWork(given: string): { handle: string; number: number } | null {
  const work = parseGivenWork(given)
  if (!work?.salt.endsWith(END)) return null
  return { handle: work.salt.slice(0, -END.length), number: work.number }
}

const END = '&'
