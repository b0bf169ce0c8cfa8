/** At most `max` attempts in `seconds`, for one account, one device, one subnet or all together. */
export type AttemptLimit = { readonly seconds: number; readonly max: number }

const TEN_MINUTES = 10 * 60
const QUARTER = 15 * 60
const AN_HOUR = 60 * 60
const A_DAY = 24 * AN_HOUR

/** Devices of one account that are remembered; the one not used for longest is forgotten first. */
export const KNOWN_DEVICES_MAX = 8

/**
 * Messages with a code: each costs money and disturbs a person. Devices that the account has signed in on before
 * have limits of their own, which no stranger can use up. Wrong codes are counted in the code itself
 * (CODE_ATTEMPTS_MAX), so the codes sent in a day bound the attempts: docs/decisions/0030-attempt-limits.md.
 */
export const CODE_SENDS = {
  /** All unknown devices that ask for codes of one number, together. */
  number: { seconds: QUARTER, max: 3 },
  numberDaily: { seconds: A_DAY, max: 9 },
  /** A /24 or a /64. Thousands of phones share one, so it only bounds what one subnet can cost. */
  address: { seconds: AN_HOUR, max: 100 },
  /** The day's budget unless the shop sets its own; 0 turns codes off. Known devices have as much again for themselves. */
  overall: { seconds: A_DAY, max: 5_000 },
  /** What one member of staff has sent to customers who get no code. */
  staff: { seconds: AN_HOUR, max: 30 },
  device: { seconds: QUARTER, max: 3 },
  deviceDaily: { seconds: A_DAY, max: 5 },
} as const satisfies Record<string, AttemptLimit>

/** Wrong passwords. Nothing here is counted for all together: what many can use up, one can hold shut for the rest. */
export const PASSWORD_ATTEMPTS = {
  /** On a device that the account has signed in on before. */
  device: { seconds: TEN_MINUTES, max: 10 },
  deviceDaily: { seconds: A_DAY, max: 100 },
  /** A hash takes a tenth of a second of a core: 300 are half a minute of every hour. */
  address: { seconds: AN_HOUR, max: 300 },
  /** All unknown devices that try one customer's password, together: the customer can still sign in by a code. */
  account: { seconds: TEN_MINUTES, max: 10 },
  /** One subnet that tries one staff member's password. Staff cannot sign in otherwise, so other subnets do not count here. */
  accountFromAddress: { seconds: TEN_MINUTES, max: 10 },
  accountFromAddressDaily: { seconds: A_DAY, max: 50 },
} as const satisfies Record<string, AttemptLimit>
