import { directionOf } from '@rasteh/persian-text/culture'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ISLANDS_ID } from '../islands/ids.ts'
import { renderWithIslands } from '../islands/render-state.ts'
import { type Head, HeadTags } from '../page/head.tsx'
import { PAGE_SETTINGS_ID, type PageSettingsValue } from '../page/islands/page-settings.tsx'
import type { PageRequest } from '../page/request.ts'
import type { Assets, PageAssets } from './assets.ts'

type Around = {
  request: PageRequest
  head: Head
  origin: string
  money: PageSettingsValue['money']
  /** All texts of the request's language. */
  texts: Readonly<Record<string, string>>
  assets: Assets
  page: PageAssets
  /** What stands in every head: icons, colours of the browser's bar, the feed. */
  common: ReactNode
}

/** Renders a whole page: its body first, since the islands in it decide which texts and files the page names. */
export function renderDocument(body: ReactNode, around: Around): string {
  const { request, head, origin, money, texts, assets, page, common } = around
  const { result: bodyHtml, islands } = renderWithIslands({ money, texts }, () => renderToString(body))
  const { files, keys } = assets.islandsOf(islands)
  const settings = { money, texts: Object.fromEntries(keys.map((key) => [key, texts[key] ?? ''])) }
  const headHtml = renderToString(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {page.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      <HeadTags head={head} origin={origin} />
      {common}
    </>,
  )
  const { culture } = request
  return [
    `<!doctype html><html lang="${culture}" dir="${directionOf(culture)}"><head>${headHtml}`,
    `<style>${page.css}</style></head><body>${bodyHtml}`,
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
