export { checkCode } from './one-time-codes/check-code.ts'
export { type CodeToSend, claimCode, noteDelivery } from './one-time-codes/deliver-code.ts'
export { keepCode, SEND_CODE_QUEUE, type SendCode } from './one-time-codes/keep-code.ts'
