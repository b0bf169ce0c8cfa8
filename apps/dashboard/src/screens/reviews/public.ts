export { reviewing } from './hooks.ts'
export { reviewField } from './review-field.ts'
export { reviewedPages } from './reviewed-pages.ts'
