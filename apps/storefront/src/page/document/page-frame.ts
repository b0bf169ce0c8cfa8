import { createHash } from 'node:crypto'
import type { PageFrame } from '../islands/load-page-settings.ts'
import type { PageSettingsValue, PageTexts } from '../islands/page-settings.tsx'

export const FRAME_ROOT = '/assets/frame/'

/** The file of a frame: its URL changes with its content, so browsers and the edge keep it. */
export type FrameFile = { url: string; body: string; has: ReadonlySet<string> }

type Kept = { menu: PageSettingsValue['menu']; file: FrameFile }

const HASH_LENGTH = 12

/** Texts are loaded again whenever anything around the pages has changed. */
const kept = new WeakMap<PageTexts, Kept>()

/**
 * What every page of a culture would otherwise carry again: a fifth of a product's page. Made once for each state of the
 * texts and the menu.
 */
export function frameFileOf(settings: PageSettingsValue, keys: readonly string[]): FrameFile {
  const { texts, menu = [], money } = settings
  const known = kept.get(texts)
  if (known && known.menu === menu) return known.file
  const file = toFile({ menu, texts: pick(texts, keys) }, money.culture)
  kept.set(texts, { menu, file })
  return file
}

function toFile(frame: PageFrame, culture: string): FrameFile {
  const body = JSON.stringify(frame)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)
  return { url: `${FRAME_ROOT}${culture}/${hash}.json`, body, has: new Set(Object.keys(frame.texts)) }
}

/** A text that no editor wrote is left out: where there is another, that one takes its place. */
export function pick(texts: PageTexts, keys: Iterable<string>): PageTexts {
  return Object.fromEntries([...keys].flatMap((key) => (texts[key] ? [[key, texts[key]]] : [])))
}
