export { type CompareRefusal, checkCompareAddition } from './compare/check-compare-addition.ts'
export { type CompareWire, formatCompareList, parseCompareList } from './compare/compare-entry.ts'
export { formatCompareHash, parseCompareHash } from './compare/compare-hash.ts'
export {
  COMPARE_LIST_KEY,
  COMPARE_LIST_MAX,
  COMPARE_LIST_TTL_MS,
  type CompareGroup,
  type CompareList,
  type CompareProduct,
  groupProducts,
} from './compare/compare-list.ts'
export { withoutCompareGroup, withoutCompareProduct } from './compare/compare-removal.ts'
