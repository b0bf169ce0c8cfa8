import { renderToString } from 'react-dom/server'
import { missingPage } from '../features/shell/missing-page.tsx'
import { renderWithIslands } from '../islands/render-state.ts'
import { Answer } from '../page/answer.ts'
import type { Page } from '../page/define-page.ts'
import { FrameLayout } from '../page/frame-layout.tsx'
import { keptCulture } from '../page/kept-culture.ts'
import type { PageRequest } from '../page/request.ts'
import { loadTexts } from '../page/say.ts'
import { loadSite } from '../page/site.ts'
import { loadSiteShell, SiteLayout } from '../page/site-layout.tsx'
import type { Assets } from './assets.ts'
import { Document } from './document.tsx'

const SITE_LAYOUT = 'page/site-layout.tsx'
const FRAME_LAYOUT = 'page/frame-layout.tsx'

/** A page as it is sent. */
export type Rendered = { html: string; status: number; script: string; style: string | null }
export type RenderPage = (page: Page, request: PageRequest) => Promise<Rendered>

type Renderer = { origin: string; assets: Assets; nameOf: (page: Page) => string }

/** Makes the function that loads and renders pages. A redirect comes out of it as a thrown `Answer`. */
export function createRenderer({ origin, assets, nameOf }: Renderer): RenderPage {
  return async (asked, request) => {
    const [{ page, data }, site, texts, shell] = await Promise.all([
      loadOrMiss(asked, request),
      loadSite(),
      loadTexts(),
      asked.layout === 'frame' ? null : loadSiteShell(),
    ])
    const styles = assets.stylesOf(shell ? SITE_LAYOUT : FRAME_LAYOUT, nameOf(page))
    const content = <page.Component data={data} site={site} />
    const document = (
      <Document origin={origin} assets={assets} styles={styles} head={page.head(data, site)} site={site}>
        {shell ? (
          <SiteLayout shell={shell} site={site}>
            {content}
          </SiteLayout>
        ) : (
          <FrameLayout>{content}</FrameLayout>
        )}
      </Document>
    )
    const settings = { money: site.money, texts, kept: keptCulture(), menu: shell?.menu ?? [] }
    const html = renderWithIslands(settings, () => renderToString(document))
    return {
      html: `<!doctype html>${html}`,
      status: page.status?.(data) ?? 200,
      script: assets.early.hash,
      style: styles.inline?.hash ?? null,
    }
  }
}

async function loadOrMiss(page: Page, request: PageRequest): Promise<{ page: Page; data: unknown }> {
  try {
    return { page, data: await page.load(request) }
  } catch (error) {
    if (!(error instanceof Answer) || error.status !== 404) throw error
    return { page: missingPage, data: await missingPage.load(request) }
  }
}
