import type { PageSettingsValue } from '#page/islands/page-settings.tsx'

/** What the islands of one page share while it is rendered. Rendering is synchronous, so there is only ever one. */
export type RenderState = {
  settings: PageSettingsValue
  /** The islands that the page shows, as far as it is rendered. */
  islands: Set<string>
  isInIsland: boolean
  prefixes: number
  /** The prefix of the ids of what is rendered by itself: no two of a page are the same. */
  nextPrefix: () => string
  inIsland: <Result>(render: () => Result) => Result
}

let current: RenderState | null = null

export function currentRender(): RenderState {
  if (!current) throw new Error('an island is rendered outside of a page')
  return current
}

/** Renders a page with its islands. */
export function renderWithIslands<Result>(settings: PageSettingsValue, render: () => Result): Result {
  const before = current
  const state: RenderState = {
    settings,
    islands: new Set(),
    isInIsland: false,
    prefixes: 0,
    nextPrefix: () => {
      state.prefixes += 1
      return `i${state.prefixes}-`
    },
    inIsland: (inner) => {
      state.isInIsland = true
      try {
        return inner()
      } finally {
        state.isInIsland = false
      }
    },
  }
  current = state
  try {
    return render()
  } finally {
    current = before
  }
}
