import { CODE_GUESSES, CODE_SENDS, callerOf, neighbourhoodOf } from '@rasteh/shop-core/account'
import type { Try } from '@rasteh/shop-store/tries'
import type { ShopApiSettings } from '../../settings.ts'

/** Whose sends are counted: the caller's address, the day's budget, the number. In this order, always. */
export function sendTries(settings: ShopApiSettings, address: string, identity: string): Try[] {
  const scope = 'code-send'
  const { codesPerAddress, codesPerDay } = settings
  return [
    { scope, guesser: `address ${callerOf(address)}`, ...CODE_SENDS.address, max: codesPerAddress },
    { scope, guesser: 'all', ...CODE_SENDS.overall, max: codesPerDay },
    { scope, guesser: `number ${identity}`, ...CODE_SENDS.number },
  ]
}

/** Whose wrong codes are counted: the address's neighbourhood, all together, the number. */
export function guessTries(address: string, identity: string): Try[] {
  const scope = 'code-guess'
  return [
    { scope, guesser: `address ${neighbourhoodOf(address)}`, ...CODE_GUESSES.address },
    { scope, guesser: 'all', ...CODE_GUESSES.overall },
    { scope, guesser: `number ${identity}`, ...CODE_GUESSES.number },
    { scope, guesser: `number of the day ${identity}`, ...CODE_GUESSES.numberDaily },
  ]
}
