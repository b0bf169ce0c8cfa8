import type { AttemptLimit } from '@rasteh/shop-core/account'
import type { Payload } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'

/** One limit, and whom it counts for. */
export type CountedAttempt = AttemptLimit & { scope: string; attemptKey: string }

/** Takes one attempt of each, or none and answers the seconds to wait. */
export function takeAttempts(payload: Payload, attempts: readonly CountedAttempt[]): Promise<number> {
  return callShopFunction<number>(payload, 'take_tries', [
    attempts.map(({ scope }) => scope),
    attempts.map(({ attemptKey }) => attemptKey),
    attempts.map(({ seconds }) => seconds),
    attempts.map(({ max }) => max),
  ])
}

/** Gives the attempts back: it was no failure. */
export function giveBackAttempts(payload: Payload, attempts: readonly CountedAttempt[]): Promise<void> {
  return callShopFunction(payload, 'give_back_tries', [
    attempts.map(({ scope }) => scope),
    attempts.map(({ attemptKey }) => attemptKey),
  ])
}
