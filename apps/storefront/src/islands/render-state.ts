import type { PageSettingsValue } from '../page/islands/page-settings.tsx'

/** What the islands of one page share while it is rendered. Rendering is synchronous, so there is only ever one. */
export type RenderState = {
  settings: PageSettingsValue
  /** The islands that the page shows, as far as it is rendered. */
  islands: ReadonlySet<string>
  isInIsland: boolean
  /** Notes that the page shows this island, and gives the prefix of its ids. */
  addIsland: (name: string) => string
  inIsland: <Result>(render: () => Result) => Result
}

let current: RenderState | null = null

export function currentRender(): RenderState {
  if (!current) throw new Error('an island is rendered outside of a page')
  return current
}

/** Renders a page with its islands. */
export function renderWithIslands<Result>(settings: PageSettingsValue, render: () => Result): Result {
  const islands = new Set<string>()
  let count = 0
  const before = current
  const state: RenderState = {
    settings,
    islands,
    isInIsland: false,
    addIsland: (name) => {
      islands.add(name)
      count += 1
      return `i${count}-`
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
