import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ISLANDS_ID, PAGE_SETTINGS_ID } from '../../src/islands/ids.ts'
import { renderWithIslands } from '../../src/islands/render-state.ts'
import type { PageSettingsValue } from '../../src/page/islands/page-settings.tsx'

export const SETTINGS: PageSettingsValue = { money: { culture: 'fa-IR', unit: 'toman' }, texts: {} }

/** The files of the islands that tests show. */
export const FILES = Object.fromEntries(
  ['counter', 'sign-up', 'reader'].map((name) => [`test/${name}`, `${import.meta.dirname}/${name}.tsx`]),
)

/** The markup of a page with islands, as the server sends it. */
export function renderIslands(page: ReactNode, settings = SETTINGS): string {
  return renderWithIslands(settings, () => renderToString(page))
}

/** The whole body of a page, with what its islands need. */
export function renderBody(page: ReactNode, files: Readonly<Record<string, string>> = FILES): string {
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`
  return `<main>${renderIslands(page)}</main>${data(PAGE_SETTINGS_ID, SETTINGS)}${data(ISLANDS_ID, files)}`
}
