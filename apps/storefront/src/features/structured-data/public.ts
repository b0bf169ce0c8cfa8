export { describeBreadcrumbs, describeNews, describeShop, type Site, urlIn } from './describe-page.ts'
export { describeProduct, type SoldProduct } from './describe-product.ts'
export { describeShipping } from './describe-shipping.ts'
export { StructuredData } from './structured-data.tsx'
