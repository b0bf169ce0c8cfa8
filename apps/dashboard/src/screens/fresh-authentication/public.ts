export { freshEndpoints } from './endpoints.ts'
export { FRESH_REFUSAL, isFresh, withFresh } from './require-fresh.ts'
