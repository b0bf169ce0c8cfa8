import type { Asker, CountName, DocumentEntry, MenuEntry, MenuGroup } from './menu-entry.ts'
import { menuGroups } from './menu-groups.ts'

export type ShownEntry = {
  url: string
  label: string
  counts: readonly CountName[]
  also: readonly string[]
}
export type ShownGroup = { key: string; title: string; daily: ShownEntry[]; rare: ShownEntry[] }

/** What the content platform says of a collection or of settings: its name, or null for those who may not see it. */
export type NameOf = (entry: DocumentEntry) => string | null

/** The menu as one person sees it: without what is closed to them, and without groups that are left empty. */
export function toShownMenu(asker: Asker, nameOf: NameOf, groups = menuGroups): ShownGroup[] {
  const shown = (entries: MenuGroup['daily']) =>
    entries.flatMap((entry) => toShownEntry(entry, asker, nameOf) ?? [])
  return groups
    .map(({ key, title, daily, rare }) => ({ key, title, daily: shown(daily), rare: shown(rare) }))
    .map((group) => (group.daily.length === 0 ? { ...group, daily: group.rare, rare: [] } : group))
    .filter(({ daily }) => daily.length > 0)
}

function toShownEntry(entry: MenuEntry, asker: Asker, nameOf: NameOf): ShownEntry | null {
  const { counts = [], also = [] } = entry
  if (entry.kind === 'screen')
    return entry.may(asker) ? { url: entry.url, label: entry.label, counts, also } : null
  const label = nameOf(entry)
  return label === null ? null : { url: urlOf(entry), label, counts, also }
}

const urlOf = ({ kind, slug }: DocumentEntry) => `/dashboard/${kind}s/${slug}`
