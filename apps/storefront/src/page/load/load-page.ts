import { sellsGoods } from '@rasteh/shop-core/brand'
import { missingPage } from '#features/shell/public-missing-page.ts'
import { keptCulture } from '../culture/kept-culture.ts'
import type { Page } from '../define-page.ts'
import type { PageSettingsValue } from '../islands/page-settings.tsx'
import { isFilePath } from '../layout/missing-file.tsx'
import { loadSiteShell, type Shell } from '../layout/site-layout.tsx'
import { Answer } from './answer.ts'
import { loadSite, type Site } from './load-site.ts'
import type { PageRequest } from './request.ts'
import { loadTexts } from './say.ts'
import { loadFront } from './shop-front.ts'
import { previewedPart } from './site-draft.ts'

/** Everything that a page shows, read. */
export type LoadedPage = {
  page: Page
  isMissingFile: boolean
  data: unknown
  site: Site
  shell: Shell | null
  settings: PageSettingsValue
  /** A preview of the menu is around no other page. */
  hasFrame: boolean
}

/** Reads a page and all that is around it at the same time. A redirect comes out of it as a thrown `Answer`. */
export async function loadPage(asked: Page, request: PageRequest): Promise<LoadedPage> {
  const [{ page, data }, site, texts, shell] = await Promise.all([
    loadOrMiss(asked, request),
    loadSite(),
    loadTexts(),
    asked.layout === 'frame' ? null : loadSiteShell(),
  ])
  const settings = { money: site.money, texts, kept: keptCulture(), menu: shell?.menu ?? [] }
  const isMissingFile = page === missingPage && isFilePath(request.path)
  const hasFrame = shell !== null && previewedPart() === null
  return { page, isMissingFile, data, site, shell, settings, hasFrame }
}

async function loadOrMiss(page: Page, request: PageRequest): Promise<{ page: Page; data: unknown }> {
  try {
    if (page.isOfShop && !sellsGoods((await loadFront()).brand.siteKind)) throw Answer.notFound()
    return { page, data: await page.load(request) }
  } catch (error) {
    if (!(error instanceof Answer) || error.status !== 404) throw error
    return { page: missingPage, data: await missingPage.load(request) }
  }
}
