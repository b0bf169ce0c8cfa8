export { missingPage } from './missing-page.tsx'
