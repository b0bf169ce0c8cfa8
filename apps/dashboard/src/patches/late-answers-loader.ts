export { heedLateAnswers as default } from './late-answers.ts'
