export { checkSecondFactor, type SecondFactorRefusal } from './check.ts'
export { loadSecondFactor } from './load.ts'
