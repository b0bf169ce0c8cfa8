export { createCategoryWords } from './categories.ts'
export { isHonestlyUnsold } from './wish/is-honestly-unsold.ts'
export { matchWished } from './wish/match-wished.ts'
export { toWishQuery } from './wish/to-wish-query.ts'
