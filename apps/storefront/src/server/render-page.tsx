import type { Culture } from '@rasteh/persian-text/culture'
import { sellsGoods } from '@rasteh/shop-core/brand'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { missingPage } from '#features/shell/public-missing-page.ts'
import { renderWithIslands } from '#islands/render-state.ts'
import { keptCulture } from '#page/culture/kept-culture.ts'
import type { Page } from '#page/define-page.ts'
import type { Assets } from '#page/document/assets.ts'
import { Document } from '#page/document/document.tsx'
import { FailedDocument } from '#page/document/failed-document.tsx'
import type { PageSettingsValue } from '#page/islands/page-settings.tsx'
import { FrameLayout } from '#page/layout/frame-layout.tsx'
import { isFilePath, MissingFile } from '#page/layout/missing-file.tsx'
import { loadSiteShell, type Shell, SiteLayout } from '#page/layout/site-layout.tsx'
import { Answer } from '#page/load/answer.ts'
import { loadSite, type Site } from '#page/load/load-site.ts'
import type { PageRequest } from '#page/load/request.ts'
import { loadTexts } from '#page/load/say.ts'
import { loadFront } from '#page/load/shop-front.ts'
import { previewedPart } from '#page/load/site-draft.ts'

const SITE_LAYOUT = 'page/layout/site-layout.tsx'
const FRAME_LAYOUT = 'page/layout/frame-layout.tsx'

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

/** A page as it is sent. */
export type Rendered = { html: string; status: number; script: string; styles: readonly string[] }

type Renderer = { origin: string; assets: Assets; nameOf: (page: Page) => string }

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

/** Renders what was loaded, in one go and without waiting for anything. */
export function renderPage(loaded: LoadedPage, { origin, assets, nameOf }: Renderer): Rendered {
  const { page, data, site, shell, settings, hasFrame } = loaded
  const styles = assets.stylesOf(shell ? SITE_LAYOUT : FRAME_LAYOUT, nameOf(page))
  const head = page.head(data, site)
  if (loaded.isMissingFile) return toAnswer(<MissingFile title={head.title} site={site} />)
  const content = <page.Component data={data} site={site} />
  const document = (
    <Document origin={origin} assets={assets} styles={styles} head={head} site={site} hasFrame={hasFrame}>
      {shell ? (
        <SiteLayout
          shell={shell}
          site={site}
          searchIn={page.searchIn?.(data) ?? null}
          hidesShell={page.hidesShell?.(data) ?? false}
          isOnlyHere={page.isOnlyHere?.(data) ?? false}
        >
          {content}
        </SiteLayout>
      ) : (
        <FrameLayout>{content}</FrameLayout>
      )}
    </Document>
  )
  return toAnswer(document)

  function toAnswer(whole: ReactNode): Rendered {
    const html = renderWithIslands(settings, () => renderToString(whole))
    return {
      html: `<!doctype html>${html}`,
      status: page.status?.(data) ?? 200,
      script: assets.early.hash,
      styles: [styles.inline, site.brand.style].flatMap((style) => style?.hash ?? []),
    }
  }
}

/** What is shown for a page that failed. It has the styles of the page for what is missing. */
export function renderFailure(culture: Culture, { assets, nameOf }: Renderer): string {
  const styles = assets.stylesOf(SITE_LAYOUT, nameOf(missingPage))
  return `<!doctype html>${renderToString(<FailedDocument culture={culture} styles={styles} />)}`
}
