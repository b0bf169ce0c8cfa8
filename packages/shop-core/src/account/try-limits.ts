/** So many tries in so many seconds, for one account, one device, one subnet or all together. */
export type TryLimit = { readonly seconds: number; readonly max: number }

const TEN_MINUTES = 10 * 60
const QUARTER = 15 * 60
const AN_HOUR = 60 * 60
const A_DAY = 24 * AN_HOUR

/** Devices of one account that are remembered; the one not used for longest is forgotten first. */
export const KNOWN_DEVICES_MAX = 8

/**
 * Messages with a code: each costs money and rings somebody's phone. Devices that the account has signed in on before
 * have limits of their own, which nobody uses up from outside. Wrong codes are counted in the code itself
 * (CODE_TRIES), so what can be sent in a day is what can be guessed: docs/decisions/0030-limits-of-guessing.md.
 */
export const CODE_SENDS = {
  /** Everybody else who asks for codes of one number, together. */
  number: { seconds: QUARTER, max: 3 },
  numberDaily: { seconds: A_DAY, max: 9 },
  /** A /24 or a /64. Thousands of phones share one, so it only bounds what one subnet can cost. */
  address: { seconds: AN_HOUR, max: 100 },
  /** The day's budget unless the shop sets its own; 0 turns codes off. Known devices have as much again for themselves. */
  overall: { seconds: A_DAY, max: 5_000 },
  device: { seconds: QUARTER, max: 3 },
  deviceDaily: { seconds: A_DAY, max: 5 },
} as const satisfies Record<string, TryLimit>

/** Wrong passwords. Nothing here is counted for all together: what many can use up, one can hold shut for the rest. */
export const PASSWORD_GUESSES = {
  /** On a device that the account has signed in on before. */
  device: { seconds: TEN_MINUTES, max: 10 },
  deviceDaily: { seconds: A_DAY, max: 100 },
  /** A hash takes a tenth of a second of a core: 300 are half a minute of every hour. */
  address: { seconds: AN_HOUR, max: 300 },
  /** Everybody who guesses at one customer from unknown devices, together: the customer's other way in is a code. */
  account: { seconds: TEN_MINUTES, max: 10 },
  /** One subnet that guesses at one member of staff. Staff have no other way in, so no stranger elsewhere counts here. */
  accountFromAddress: { seconds: TEN_MINUTES, max: 10 },
  accountFromAddressDaily: { seconds: A_DAY, max: 50 },
} as const satisfies Record<string, TryLimit>
