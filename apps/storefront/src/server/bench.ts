/** What `pnpm bench render` measures beside the running storefront: the same pages, loaded once and rendered bare. */
export { readDatabase } from '../page/database.ts'
export { inRequest } from '../page/request.ts'
export { pages } from '../pages.ts'
export { readAssets } from './assets.ts'
export { readPageRequest } from './read-request.ts'
export { loadPage, renderPage } from './render-page.tsx'
