/** RFC 6238 as every authenticator app speaks it. */
export const SECOND_FACTOR_STEP_SECONDS = 30
export const SECOND_FACTOR_DIGITS = 6
/** As long as the HMAC's own output (RFC 4226, 4). */
export const SECOND_FACTOR_SECRET_BYTES = 20

/** Five wrong codes in ten minutes end the trying: of a million codes that leaves a guesser one in 200,000. */
export const SECOND_FACTOR_ATTEMPTS_MAX = 5
export const SECOND_FACTOR_ATTEMPT_SECONDS = 600

/** One-use codes for the day on which the phone is lost. */
export const RECOVERY_CODES = 10
/** 24 letters of base32. With 112 bits or more a code may be kept as a fast digest: trying them all is not feasible. */
export const RECOVERY_CODE_BYTES = 15

/** The steps whose codes are taken now: the present one first, then one before and one after, for clocks that differ. */
export function stepsNear(nowMs: number): number[] {
  const now = Math.floor(nowMs / 1000 / SECOND_FACTOR_STEP_SECONDS)
  return [now, now - 1, now + 1]
}

/** The code that a step's HMAC-SHA-1 is shown as (RFC 4226, 5.3). */
export function codeOf(digest: Uint8Array): string {
  const start = (digest.at(-1) ?? 0) & 0x0f
  const number = new DataView(digest.buffer, digest.byteOffset, digest.byteLength).getUint32(start)
  return String((number & 0x7fffffff) % 10 ** SECOND_FACTOR_DIGITS).padStart(SECOND_FACTOR_DIGITS, '0')
}
