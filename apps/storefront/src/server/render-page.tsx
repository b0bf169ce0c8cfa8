import { directionOf } from '@rasteh/persian-text/culture'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { missingPage } from '../features/shell/missing-page.tsx'
import { ISLANDS_ID } from '../islands/ids.ts'
import { renderWithIslands } from '../islands/render-state.ts'
import { Answer } from '../page/answer.ts'
import type { Page } from '../page/define-page.ts'
import { FrameLayout } from '../page/frame-layout.tsx'
import { type Head, HeadTags } from '../page/head.tsx'
import { PAGE_SETTINGS_ID } from '../page/islands/page-settings.tsx'
import { FEED_TYPE } from '../page/news-feed.ts'
import type { PageRequest } from '../page/request.ts'
import { loadTexts } from '../page/say.ts'
import { loadSite, type Site } from '../page/site.ts'
import { loadSiteShell, SiteLayout } from '../page/site-layout.tsx'
import type { Assets, PageAssets } from './assets.ts'
import { CommonTags } from './common-tags.tsx'

const SITE_LAYOUT = 'page/site-layout.tsx'
const FRAME_LAYOUT = 'page/frame-layout.tsx'

/** A page as it is sent. */
export type Rendered = { html: string; status: number; style: string }
export type RenderPage = (page: Page, request: PageRequest) => Promise<Rendered>

type Renderer = { origin: string; assets: Assets; nameOf: (page: Page) => string }

/** Makes the function that loads and renders pages. A redirect comes out of it as a thrown `Answer`. */
export function createRenderer({ origin, assets, nameOf }: Renderer): RenderPage {
  return async (asked, request) => {
    const [loaded, site, texts, shell] = await Promise.all([
      loadOrMiss(asked, request),
      loadSite(),
      loadTexts(),
      asked.layout === 'frame' ? null : loadSiteShell(),
    ])
    const { page, data } = loaded
    const content = <page.Component data={data} site={site} />
    const body = shell ? (
      <SiteLayout shell={shell} site={site}>
        {content}
      </SiteLayout>
    ) : (
      <FrameLayout>{content}</FrameLayout>
    )
    const pageAssets = assets.pageOf(shell ? SITE_LAYOUT : FRAME_LAYOUT, nameOf(page))
    const head = page.head(data, site)
    const html = toDocument(body, { origin, assets, pageAssets, head, site, texts })
    return { html, status: page.status?.(data) ?? 200, style: pageAssets.hash }
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

type Around = {
  origin: string
  assets: Assets
  pageAssets: PageAssets
  head: Head
  site: Site
  texts: Readonly<Record<string, string>>
}

/** The body is rendered first: the islands in it decide which texts and files the page names. */
function toDocument(body: ReactNode, { origin, assets, pageAssets, head, site, texts }: Around): string {
  const { culture, money } = site
  const { result: bodyHtml, islands } = renderWithIslands({ money, texts }, () => renderToString(body))
  const { files, keys } = assets.islandsOf(islands)
  const settings = { money, texts: Object.fromEntries(keys.map((key) => [key, texts[key] ?? ''])) }
  const headHtml = renderToString(
    <>
      <CommonTags site={site} fonts={pageAssets.fonts} />
      <HeadTags head={head} origin={origin} feedType={FEED_TYPE} />
    </>,
  )
  return [
    `<!doctype html><html lang="${culture}" dir="${directionOf(culture)}"><head>${headHtml}`,
    `<style>${pageAssets.css}</style></head><body>${bodyHtml}`,
    dataBlock(PAGE_SETTINGS_ID, settings),
    dataBlock(ISLANDS_ID, files),
    `<script type="module" src="${assets.start}"></script></body></html>`,
  ].join('')
}

/** Data for scripts. Nothing in it can end its element. */
function dataBlock(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}
