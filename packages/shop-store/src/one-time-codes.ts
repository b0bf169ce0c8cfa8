export { checkCode } from './one-time-codes/check-code.ts'
export { keepCode, SEND_CODE_QUEUE, type SendCode } from './one-time-codes/keep-code.ts'
