import type { OrderListQuery } from '@rasteh/shop-core/order-list'
import type { Database } from '../platform/pool.ts'
import { type Sought, soughtCustomers, soughtVariants } from './order-list.sql.ts'

/** Whom and what the words and the product of a query mean. */
export async function loadSought(database: Database, { text, filter }: OrderListQuery): Promise<Sought> {
  const [customerIds, variantIds] = await Promise.all([
    text === '' ? [] : loadIds(database, soughtCustomers(text)),
    filter.product === null ? [] : loadIds(database, soughtVariants(filter.product)),
  ])
  return { customerIds, variantIds }
}

async function loadIds(database: Database, asked: { text: string }): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({ text: asked.text })
  return rows.map(({ id }) => id)
}
