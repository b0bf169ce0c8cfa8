export { productFigures } from './product-figures.ts'
export { variantsTab } from './variants-tab.ts'
