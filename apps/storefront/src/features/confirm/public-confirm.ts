export { confirm, type Question, useQuestion } from './confirm.ts'
