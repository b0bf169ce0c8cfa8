/** Pauses between questions that a bank leaves open. */
const PAUSE_SECONDS = [5, 30, 120, 600]
/** After so many questions without an answer people look: about three hours. */
const ATTEMPTS_MAX = 20

/** Says whether a bank that left so many questions open is asked again. */
export const isAskedOnceMore = (attempts: number): boolean => attempts < ATTEMPTS_MAX

/** How many seconds later it is asked again. */
export const pauseAfter = (attempts: number): number =>
  PAUSE_SECONDS[Math.min(attempts, PAUSE_SECONDS.length) - 1] ?? 600
