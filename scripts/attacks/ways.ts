/** Where an attacker stands: before the edge, or, after a mistake of whoever runs the shop, before a process itself. */
export const WAYS = ['edge', 'web', 'shop-api'] as const
export type Way = (typeof WAYS)[number]
