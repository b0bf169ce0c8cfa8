/** A bank that still says nothing after an hour is not waited for with goods in hand, whatever its window. */
export const PENDING_MAX_MINUTES = 60

/**
 * How many seconds after its making an attempt ends, whatever the bank does not say: the time to pay, and then the time
 * within which the bank takes a verify.
 */
export function attemptDeadlineSeconds(given: { holdSeconds: number; verifyWithinMinutes: number }): number {
  return given.holdSeconds + Math.min(given.verifyWithinMinutes, PENDING_MAX_MINUTES) * 60
}
