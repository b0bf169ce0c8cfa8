export { agreesToBank } from './agrees-to-bank.ts'
export { formatDay } from './format-day.ts'
