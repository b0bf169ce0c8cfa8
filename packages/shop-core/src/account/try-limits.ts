/** So many tries in so many seconds, for one number, one address or all together. */
export type TryLimit = { readonly seconds: number; readonly max: number }

const TEN_MINUTES = 10 * 60
const QUARTER = 15 * 60
const AN_HOUR = 60 * 60
const A_DAY = 24 * AN_HOUR

/** Messages with a code: each costs money and rings somebody's phone. */
export const CODE_SENDS = {
  number: { seconds: QUARTER, max: 3 },
  address: { seconds: AN_HOUR, max: 10 },
  /** The day's budget unless the shop sets its own; 0 turns codes off. */
  overall: { seconds: A_DAY, max: 5_000 },
} as const satisfies Record<string, TryLimit>

/**
 * Wrong codes. A number bears nine a day: nine guesses at six digits find a code with a chance under 10⁻⁵, however
 * many codes are asked for.
 */
export const CODE_GUESSES = {
  number: { seconds: TEN_MINUTES, max: 5 },
  numberDaily: { seconds: A_DAY, max: 9 },
  address: { seconds: AN_HOUR, max: 30 },
  overall: { seconds: AN_HOUR, max: 2_000 },
} as const satisfies Record<string, TryLimit>

/** Wrong passwords: after five, ten minutes of rest. */
export const PASSWORD_GUESSES = {
  number: { seconds: TEN_MINUTES, max: 5 },
  address: { seconds: AN_HOUR, max: 30 },
  overall: { seconds: AN_HOUR, max: 5_000 },
} as const satisfies Record<string, TryLimit>
