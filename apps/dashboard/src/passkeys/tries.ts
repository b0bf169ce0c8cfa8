import type { TryLimit } from '@rasteh/shop-core/account'
import type { Payload } from 'payload'
import { callShopFunction } from '../dashboard/shop-function.ts'

/** One limit, and whom it counts for. */
export type CountedTry = TryLimit & { scope: string; guesser: string }

/** Takes one try of each, or none and answers the seconds to wait. */
export function takeTries(payload: Payload, tries: readonly CountedTry[]): Promise<number> {
  return callShopFunction<number>(payload, 'take_tries', [
    tries.map(({ scope }) => scope),
    tries.map(({ guesser }) => guesser),
    tries.map(({ seconds }) => seconds),
    tries.map(({ max }) => max),
  ])
}

/** Gives the tries back: it was no failure. */
export function giveBackTries(payload: Payload, tries: readonly CountedTry[]): Promise<void> {
  return callShopFunction(payload, 'give_back_tries', [
    tries.map(({ scope }) => scope),
    tries.map(({ guesser }) => guesser),
  ])
}
