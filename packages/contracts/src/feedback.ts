export { FeedbackSubmitQuery, SpecialOrderRequest } from './feedback/feedback-wire.ts'
export {
  FEEDBACK_PARTS,
  feedbackSubmitAddress,
  MAIL_ANSWER_QUEUE,
  type MailAnswer,
  type SentFeedback,
  type SpecialOrder,
  toSpecialOrder,
} from './feedback/sent-feedback.ts'
