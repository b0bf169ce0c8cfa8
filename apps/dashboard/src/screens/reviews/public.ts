export { reviewing } from './hooks.ts'
export { reviewField } from './review-field.ts'
