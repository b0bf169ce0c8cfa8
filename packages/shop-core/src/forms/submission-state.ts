/** What becomes of a form that was sent to the shop; the first is what every one begins with. */
export const SUBMISSION_STATES = ['new', 'in-review', 'answered', 'closed'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** How long a manager's note may be. */
export const SUBMISSION_NOTE_MAX = 2_000

/** Where each state leads. Nothing becomes new again, and what was closed can be taken up once more. */
const NEXT: Readonly<Record<SubmissionState, readonly SubmissionState[]>> = {
  new: ['in-review', 'answered', 'closed'],
  'in-review': ['answered', 'closed'],
  answered: ['in-review', 'closed'],
  closed: ['in-review'],
}

export const isSubmissionState = (value: unknown): value is SubmissionState =>
  SUBMISSION_STATES.some((state) => state === value)

/** The states that a manager may choose next. */
export const nextSubmissionStates = (state: SubmissionState): readonly SubmissionState[] => NEXT[state]
