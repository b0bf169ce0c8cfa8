export {
  type AttemptToPay,
  loadAttempt,
  loadAttemptToPay,
  loadDueAttempts,
  newAttempt,
  type PaymentAttempt,
} from './payment-attempts/load-attempt.ts'
export {
  beginVerify,
  dropAttempt,
  failAttempt,
  keepRedirect,
  noteReturn,
  postpone,
  refuteReturns,
  settlePayment,
} from './payment-attempts/move-attempt.ts'
