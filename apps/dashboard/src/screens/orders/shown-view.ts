import type { OrderView } from '@rasteh/shop-store/reads/order-views'

/** `mayChange`: it is this member's own, or the owner looks at it. */
export type ShownView = OrderView & { mayChange: boolean }
