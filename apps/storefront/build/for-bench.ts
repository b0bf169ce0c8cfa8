/** What `pnpm bench render` measures beside the running storefront: the same pages, loaded once and rendered bare. */

export { readAssets } from '../src/page/document/assets.ts'
export { forgetParts } from '../src/page/layout/kept-parts.ts'
export { readDatabase } from '../src/page/load/database.ts'
export { loadPage } from '../src/page/load/load-page.ts'
export { readPageRequest } from '../src/page/load/read-request.ts'
export { inRequest } from '../src/page/load/request.ts'
export { pages } from '../src/pages.ts'
export { renderPage } from '../src/server/render-page.tsx'
