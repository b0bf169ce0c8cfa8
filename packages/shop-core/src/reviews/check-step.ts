import { accept, type Outcome, refuse } from '../outcome.ts'
import {
  presentState,
  type ReviewEvent,
  type ReviewRank,
  type ReviewState,
  stepReview,
} from './review-state.ts'

/** The newest version of a document, which is what would be published. */
export type NewestVersion = { versionId: number; isDraft: boolean }

/** What a person asks for, and the version that was before their eyes. */
export type ReviewStep = { event: ReviewEvent; versionId: number; note: string; rank: ReviewRank }

export type ReviewRefusal =
  | { kind: 'nothing-to-review' }
  | { kind: 'answered-meanwhile'; state: ReviewState }
  | { kind: 'not-allowed' }
  | { kind: 'note-needed' }
  | { kind: 'draft-changed'; versionId: number }

/**
 * Says where a step leads. Each is about the version that the person was shown: when the draft has changed since, they
 * have to look again, so nothing is published that was not looked at. A refusal says why.
 */
export function checkReviewStep(
  { event, versionId, note, rank }: ReviewStep,
  { kept, newest }: { kept: ReviewState | null; newest: NewestVersion },
): Outcome<ReviewState, ReviewRefusal> {
  const from = presentState(kept, newest.isDraft)
  const step = stepReview(from, event)
  if (!step)
    return refuse(
      event === 'request' ? { kind: 'nothing-to-review' } : { kind: 'answered-meanwhile', state: from },
    )
  if (step.by === 'editor' && rank !== 'editor') return refuse({ kind: 'not-allowed' })
  if (event === 'refuse' && note.trim() === '') return refuse({ kind: 'note-needed' })
  if (versionId !== newest.versionId) return refuse({ kind: 'draft-changed', versionId: newest.versionId })
  return accept(step.to)
}
