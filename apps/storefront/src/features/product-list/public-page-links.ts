export { PageLinks } from './page-links.tsx'
export { toPageNumber } from './page-number.ts'
