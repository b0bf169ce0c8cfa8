import type { ReactNode } from 'react'
import type { PageSettingsValue } from '../page/islands/page-settings.tsx'

/** What the islands of one page share while it is rendered. Rendering is synchronous, so there is only ever one. */
export type RenderState = {
  settings: Omit<PageSettingsValue, 'children'> & { children?: ReactNode }
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

export type Rendered<Result> = { result: Result; islands: ReadonlySet<string> }

/** Renders a page with its islands and says which of them it shows. */
export function renderWithIslands<Result>(
  settings: RenderState['settings'],
  render: () => Result,
): Rendered<Result> {
  const islands = new Set<string>()
  let count = 0
  const before = current
  const state: RenderState = {
    settings,
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
    return { result: render(), islands }
  } finally {
    current = before
  }
}
