import { PAGE_SETTINGS_ID } from '#islands/ids.ts'
import type { PageSettingsValue } from './page-settings.tsx'

/** What is the same on all pages of a culture: the menu, and the texts of the islands around the page. */
export type PageFrame = Required<Pick<PageSettingsValue, 'menu' | 'texts'>>

/** The settings as a page carries them: its own, and the URL of the rest where that is a file. */
export type PageSettingsData = PageSettingsValue & { frame?: string }

type Loaded = { text: string; settings: Promise<PageSettingsValue> }

/** Every island of a page is given the same. */
let loaded: Loaded | null = null

/** In the browser: the settings that the page was rendered with. What did not come is asked for again by the next island. */
export function loadPageSettings(): Promise<PageSettingsValue> {
  const text = document.getElementById(PAGE_SETTINGS_ID)?.textContent ?? ''
  if (loaded?.text === text) return loaded.settings
  const now: Loaded = { text, settings: withFrame(JSON.parse(text)) }
  loaded = now
  now.settings.catch(() => {
    if (loaded === now) loaded = null
  })
  return now.settings
}

async function withFrame({ frame, ...own }: PageSettingsData): Promise<PageSettingsValue> {
  if (!frame) return own
  const answer = await fetch(frame)
  if (!answer.ok) throw new Error(`the frame of the page did not come: ${answer.status}`)
  const { menu, texts }: PageFrame = await answer.json()
  return { ...own, menu, texts: { ...texts, ...own.texts } }
}
