import { accept, type Outcome, refuse } from '../outcome.ts'

/** A draft is saved by itself when nothing was typed for so long. */
const AUTOSAVE_QUIET_MS = 5_000
/** Typing without a pause, a person has their draft saved so often. */
const AUTOSAVE_LONGEST_MS = 30_000
/** After a save that did not arrive. */
export const AUTOSAVE_RETRY_MS = 10_000

/** How long a draft that was changed now, and first at `firstMs`, still waits until it is saved by itself. */
export const autosaveWaitMs = ({ nowMs, firstMs }: { nowMs: number; firstMs: number }) =>
  Math.max(0, Math.min(AUTOSAVE_QUIET_MS, firstMs + AUTOSAVE_LONGEST_MS - nowMs))

export type AutosaveRefusal = { kind: 'changed-elsewhere' } | { kind: 'publication-waits' }

/**
 * Says whether a draft may be saved without being asked for: only over the state that its form was opened with, so that of two
 * windows neither takes away what the other one wrote, and never while an hour of publication waits, which would publish half
 * a sentence.
 */
export function checkAutosave(
  basedOnMs: number,
  { newestMs, isScheduled }: { newestMs: number; isScheduled: boolean },
): Outcome<true, AutosaveRefusal> {
  if (basedOnMs !== newestMs) return refuse({ kind: 'changed-elsewhere' })
  if (isScheduled) return refuse({ kind: 'publication-waits' })
  return accept(true)
}
