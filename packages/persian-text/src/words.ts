export { moneyInWords } from './words/money-in-words.ts'
export { numberInWords } from './words/number-in-words.ts'
