import type { OrderChoices } from '@rasteh/shop-store/reads/order-choices'
import type { OrdersQuery } from './order-query.ts'

/** What the list shows now, and what its filters may ask. */
export type FilterProps = { query: OrdersQuery; choices: OrderChoices }
