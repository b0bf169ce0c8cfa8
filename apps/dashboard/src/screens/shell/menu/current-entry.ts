import type { ShownEntry } from './shown-menu.ts'

type Placed = Pick<ShownEntry, 'url' | 'also'>

/** The URL of the entry that a screen belongs to: the longest that its path begins with, or null where none does. */
export function currentUrl(entries: readonly Placed[], pathname: string): string | null {
  const fitting = entries.flatMap(({ url, also }) =>
    [url, ...also]
      .filter((start) => isUnder(start, pathname))
      .map((start) => ({ url, length: start.length })),
  )
  return fitting.sort((one, other) => other.length - one.length)[0]?.url ?? null
}

const isUnder = (start: string, pathname: string) => pathname === start || pathname.startsWith(`${start}/`)
