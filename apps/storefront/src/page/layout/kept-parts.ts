import { currentRender, type RenderState } from '#islands/render-state.ts'
import type { PageTexts } from '#page/islands/page-settings.tsx'

/** A part that shows the same as long as this text and the settings of the page are the same. */
export type Steady = { place: string; shows: string }

type Kept = { shows: string; menu: unknown; html: string; islands: ReadonlySet<string>; prefixes: number }

/** The islands around the pages, and the modules of those that are asked for most. */
const MOST_PARTS = 300

/** The texts are loaded again whenever anything of the settings has changed: what was rendered with them goes with them. */
const kept = new WeakMap<PageTexts, Map<string, Kept>>()

/**
 * The markup of a part as it was rendered for a page before, when it would be the same again, with the same ids, which
 * count through the page. On the home page that is two thirds of what React does.
 */
export function keptWhileSame({ place, shows }: Steady, render: () => string): string {
  const state = currentRender()
  const { texts, menu, money, kept: keptCulture } = state.settings
  const parts = kept.get(texts) ?? new Map<string, Kept>()
  kept.set(texts, parts)
  const key = `${place} ${state.prefixes} ${money.culture} ${money.unit} ${keptCulture?.culture ?? ''}`
  const known = parts.get(key)
  const part =
    known?.shows === shows && known.menu === menu ? known : { shows, menu, ...renderNew(state, render) }
  state.prefixes = part.prefixes
  for (const name of part.islands) state.islands.add(name)
  // What was asked for last goes last.
  parts.delete(key)
  parts.set(key, part)
  if (parts.size > MOST_PARTS) parts.delete(parts.keys().next().value ?? key)
  return part.html
}

/** Renders a part, and says what it used: its islands, and how many prefixes the page has used after it. */
function renderNew(state: RenderState, render: () => string) {
  const { islands } = state
  state.islands = new Set()
  try {
    const html = render()
    return { html, islands: state.islands, prefixes: state.prefixes }
  } finally {
    state.islands = islands
  }
}

/** For the bench: React alone renders every part each time. */
export function forgetParts(texts: PageTexts): void {
  kept.delete(texts)
}
