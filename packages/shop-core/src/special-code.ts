export {
  type CheckedCode,
  type CodeContext,
  type CodeRefusal,
  checkSpecialCode,
  type SpecialCodeFacts,
} from './special-code/check-special-code.ts'
export { type CodeTerms, codeDiscount } from './special-code/code-discount.ts'
export { toCodeKey } from './special-code/code-key.ts'
export {
  type CodeEffect,
  type CodeEvent,
  type CodePanel,
  type CodeStatus,
  startCodePanel,
  stepCodePanel,
} from './special-code/code-panel.ts'
export { type CodePanelView, viewCodePanel } from './special-code/code-panel-view.ts'
export { readDiscountAmount } from './special-code/read-discount-amount.ts'
