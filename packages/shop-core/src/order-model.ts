export { checkModel, type ModelReport } from './order-model/check-model.ts'
export { explore } from './order-model/explore.ts'
