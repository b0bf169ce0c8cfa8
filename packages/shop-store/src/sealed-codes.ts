export { unsealCode } from './one-time-codes/secrets.ts'
