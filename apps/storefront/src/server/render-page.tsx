import type { Culture } from '@rasteh/persian-text/culture'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { missingPage } from '#features/shell/public-missing-page.ts'
import { renderWithIslands } from '#islands/render-state.ts'
import type { Page } from '#page/define-page.ts'
import type { Assets } from '#page/document/assets.ts'
import { Document } from '#page/document/document.tsx'
import { FailedDocument } from '#page/document/failed-document.tsx'
import { FrameLayout } from '#page/layout/frame-layout.tsx'
import { MissingFile } from '#page/layout/missing-file.tsx'
import { SiteLayout } from '#page/layout/site-layout.tsx'
import type { LoadedPage } from '#page/load/load-page.ts'

const SITE_LAYOUT = 'page/layout/site-layout.tsx'
const FRAME_LAYOUT = 'page/layout/frame-layout.tsx'

/** A page as it is sent. */
export type Rendered = { html: string; status: number; script: string; styles: readonly string[] }

type Renderer = { origin: string; assets: Assets; nameOf: (page: Page) => string }

/** Renders what was loaded, in one go and without waiting for anything. */
export function renderPage(loaded: LoadedPage, { origin, assets, nameOf }: Renderer): Rendered {
  const { page, data, site, shell, settings, hasFrame } = loaded
  const styles = assets.stylesOf(shell ? SITE_LAYOUT : FRAME_LAYOUT, nameOf(page), page.kinds?.(data))
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
