export type { KeptAnswer } from './forms/kept-answer.ts'
export {
  isSubmissionState,
  nextSubmissionStates,
  SUBMISSION_NOTE_MAX,
  SUBMISSION_STATES,
  type SubmissionState,
} from './forms/submission-state.ts'
