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

/** What a form says of itself: when the state was saved that it knows, and which of all open forms it is. */
export type AskingForm = { basedOnMs: number; formId: string }
/** The newest state of the document; `formId` is the form of the same person that it was saved from by itself. */
type NewestDraft = { savedMs: number; formId: string | null; isScheduled: boolean }

/**
 * Says whether a draft may be saved without being asked for: only over the state that its form knows or has made, so that of
 * two windows neither takes away what the other one wrote, and never while an hour of publication waits, which would
 * publish half a sentence. A form whose answer was lost on the way does not know what it has made.
 */
export function checkAutosave(form: AskingForm, newest: NewestDraft): Outcome<true, AutosaveRefusal> {
  const isKnown = form.basedOnMs === newest.savedMs || form.formId === newest.formId
  if (!isKnown) return refuse({ kind: 'changed-elsewhere' })
  if (newest.isScheduled) return refuse({ kind: 'publication-waits' })
  return accept(true)
}
