/** What somebody left open: the menu itself, and its groups by their keys. */
export type MenuState = { isOpen: boolean; groups: Readonly<Record<string, boolean>> }

/** As the content platform keeps it with a person: it opens and closes the menu by `open` itself. */
export type KeptMenu = { open: boolean; groups: Record<string, { open: boolean }> }

const GROUPS_MAX = 40

/** Reads what was kept; whatever is not of the right shape is left out. */
export function readMenuState(kept: unknown): MenuState {
  if (typeof kept !== 'object' || kept === null) return { isOpen: true, groups: {} }
  const { open, groups } = kept as { open?: unknown; groups?: unknown }
  const rows =
    typeof groups === 'object' && groups !== null ? Object.entries(groups).slice(0, GROUPS_MAX) : []
  return {
    isOpen: open !== false,
    groups: Object.fromEntries(
      rows.flatMap(([key, group]) => {
        const isOpen = (group as { open?: unknown } | null)?.open
        return typeof isOpen === 'boolean' ? [[key, isOpen]] : []
      }),
    ),
  }
}

export const toKeptMenu = ({ isOpen, groups }: MenuState): KeptMenu => ({
  open: isOpen,
  groups: Object.fromEntries(Object.entries(groups).map(([key, open]) => [key, { open }])),
})
