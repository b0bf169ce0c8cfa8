export {
  type AskingForm,
  AUTOSAVE_RETRY_MS,
  type AutosaveRefusal,
  autosaveWaitMs,
  checkAutosave,
} from './reviews/autosave.ts'
export {
  checkReviewStep,
  type NewestVersion,
  type ReviewRefusal,
  type ReviewStep,
} from './reviews/check-step.ts'
export { isDraftWrite, type WriteArgs } from './reviews/draft-write.ts'
export {
  isReviewedKind,
  presentState,
  REVIEW_EVENTS,
  REVIEW_NOTE_MAX,
  REVIEW_STATES,
  REVIEWED_KINDS,
  type ReviewEvent,
  type ReviewedKind,
  type ReviewRank,
  type ReviewState,
  stepReview,
  WAITING_STATE,
} from './reviews/review-state.ts'
