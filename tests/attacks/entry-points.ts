/** Where an attacker is: before the edge, or, after a mistake of an operator, before a process itself. */
export const ENTRY_POINTS = ['edge', 'storefront', 'dashboard', 'shop-api'] as const
export type EntryPoint = (typeof ENTRY_POINTS)[number]

/** What only pages of the shop answer. */
export const atStorefront = {
  entryPoints: ['edge', 'storefront'],
  notElsewhere: 'the storefront answers it; the others have no such page',
} as const

/** What only the dashboard and the content platform answer. */
export const atDashboard = {
  entryPoints: ['edge', 'dashboard'],
  notElsewhere: 'the dashboard answers it; the others have no such call',
} as const
