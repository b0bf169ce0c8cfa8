export { compareControl, groupsOf, toComparable } from './compare-control.tsx'
export { default as CompareBar } from './islands/compare-bar.tsx'
export { default as CompareButton } from './islands/compare-button.tsx'
