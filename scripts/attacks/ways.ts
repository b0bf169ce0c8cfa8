/** Where an attacker stands: before the edge, or, after a mistake of whoever runs the shop, before a process itself. */
export const WAYS = ['edge', 'storefront', 'dashboard', 'shop-api'] as const
export type Way = (typeof WAYS)[number]

/** What only pages of the shop answer. */
export const atStorefront = {
  ways: ['edge', 'storefront'],
  notElsewhere: 'the storefront answers it; the others have no such page',
} as const

/** What only the dashboard and the content platform answer. */
export const atDashboard = {
  ways: ['edge', 'dashboard'],
  notElsewhere: 'the dashboard answers it; the others have no such call',
} as const
