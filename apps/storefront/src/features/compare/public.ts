export { compareControl, groupsOf, toComparable } from './compare-control.tsx'
export { answerComparedProducts } from './compared-products.ts'
export { default as CompareBar } from './islands/compare-bar.tsx'
export { default as CompareButton } from './islands/compare-button.tsx'
