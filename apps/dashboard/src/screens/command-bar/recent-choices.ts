import type { CommandTarget } from './command-target.ts'

const MOST = 6
const LABEL_MAX = 120

/** The last choices that this person made on this device, the newest first. */
export function readRecent(staffId: string): CommandTarget[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(staffId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTarget).slice(0, MOST) : []
  } catch {
    // A device that keeps nothing has no recent choices.
    return []
  }
}

/** Puts a choice before the others; only its name and where it leads are kept. */
export function keepRecent(staffId: string, { label, url }: CommandTarget): void {
  const others = readRecent(staffId).filter((one) => one.url !== url)
  try {
    localStorage.setItem(keyOf(staffId), JSON.stringify([{ label, url }, ...others].slice(0, MOST)))
  } catch {
    // Storage may be full or closed; nothing depends on it.
  }
}

const keyOf = (staffId: string) => `rasteh-command-bar-${staffId}`

function isTarget(value: unknown): value is CommandTarget {
  const { label, url } = (value ?? {}) as Partial<CommandTarget>
  // Another script of the site must not make a choice lead elsewhere.
  return (
    typeof label === 'string' &&
    label.length <= LABEL_MAX &&
    typeof url === 'string' &&
    /^\/dashboard(?:[/?]|$)/.test(url)
  )
}
