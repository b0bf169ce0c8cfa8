export { toShownActions } from './actions.ts'
