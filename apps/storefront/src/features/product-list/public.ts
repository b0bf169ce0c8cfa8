export { priceTitle } from './filter-chips.ts'
export { type FoundList, findList, isBeyondEnd } from './find-list.ts'
export {
  CATEGORY_SORTS,
  choicesUrl,
  filterCount,
  type ListChoices,
  type ListPlace,
  readChoices,
  SEARCH_SORTS,
  type SearchParams,
} from './list-choices.ts'
export { SORT_TEXTS, type UnderstoodChoices } from './list-toolbar.tsx'
export { keepOpenSearch } from './open-search.ts'
export { ProductList } from './product-list.tsx'
