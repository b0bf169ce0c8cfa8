/** What `pnpm bench render` measures beside the running storefront: the same pages, loaded once and rendered bare. */
export { readDatabase } from '../src/page/database.ts'
export { readAssets } from '../src/page/document/assets.ts'
export { readPageRequest } from '../src/page/read-request.ts'
export { inRequest } from '../src/page/request.ts'
export { pages } from '../src/pages.ts'
export { loadPage, renderPage } from '../src/server/render-page.tsx'
