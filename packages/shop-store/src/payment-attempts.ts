export { bookDebt, settlePayment } from './payment-attempts/book-money.ts'
export { beginLate, endOverdue, postponeLate, watchEnded } from './payment-attempts/end-attempt.ts'
export {
  type AttemptToPay,
  loadAttempt,
  loadAttemptToPay,
  loadDueAttempts,
  loadLateAttempts,
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
} from './payment-attempts/move-attempt.ts'
