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
export { keepOpenSearch } from './open-search.ts'
export { ProductList } from './product-list.tsx'
