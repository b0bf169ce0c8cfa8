/** The documents that are looked at by another person before they are published. */
export const REVIEWED_KINDS = ['pages', 'news'] as const
export type ReviewedKind = (typeof REVIEWED_KINDS)[number]

/** Where a draft is on its way to the site. Approved means published: there is nothing between the two. */
export const REVIEW_STATES = ['draft', 'requested', 'approved', 'refused'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** What waits for an answer, and is in the inbox. */
export const WAITING_STATE: ReviewState = 'requested'

export const REVIEW_EVENTS = ['request', 'approve', 'refuse', 'publish'] as const
export type ReviewEvent = (typeof REVIEW_EVENTS)[number]

/** Who takes a step: authors and everybody above them, or editors and above. */
export type ReviewRank = 'author' | 'editor'

/** How long a note may be. */
export const REVIEW_NOTE_MAX = 2_000

type Transition = { from: ReviewState; event: ReviewEvent; to: ReviewState; by: ReviewRank }

/**
 * Every step that there is. What was sent can be sent again, with what was changed since; who publishes without being asked
 * has answered, too. An approved document begins again with its next draft (`presentState`).
 */
const TRANSITIONS: readonly Transition[] = [
  { from: 'draft', event: 'request', to: 'requested', by: 'author' },
  { from: 'refused', event: 'request', to: 'requested', by: 'author' },
  { from: 'requested', event: 'request', to: 'requested', by: 'author' },
  { from: 'requested', event: 'approve', to: 'approved', by: 'editor' },
  { from: 'requested', event: 'refuse', to: 'refused', by: 'editor' },
  { from: 'draft', event: 'publish', to: 'approved', by: 'editor' },
  { from: 'refused', event: 'publish', to: 'approved', by: 'editor' },
  { from: 'requested', event: 'publish', to: 'approved', by: 'editor' },
]

/** The step that an event is in a state, or null where there is none. */
export function stepReview(
  from: ReviewState,
  event: ReviewEvent,
): { to: ReviewState; by: ReviewRank } | null {
  return TRANSITIONS.find((one) => one.from === from && one.event === event) ?? null
}

/** The state now, of what is kept and of the newest version: what has no draft that is newer is published, whatever is kept. */
export function presentState(kept: ReviewState | null, hasDraft: boolean): ReviewState {
  if (!hasDraft) return 'approved'
  return kept === null || kept === 'approved' ? 'draft' : kept
}

export const isReviewedKind = (value: unknown): value is ReviewedKind =>
  REVIEWED_KINDS.some((kind) => kind === value)
