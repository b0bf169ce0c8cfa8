export { foldText } from './fold/fold-text.ts'
export { toPersianLetters } from './fold/to-persian-letters.ts'
