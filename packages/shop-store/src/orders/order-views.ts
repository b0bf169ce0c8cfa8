import { ORDER_VIEWS_MAX, type OrderViewRefusal, type OrderViewToKeep } from '@rasteh/shop-core/order-list'
import type { Database } from '../platform/pool.ts'

/** What is done to a view that is kept. */
export type OrderViewAct =
  | { kind: 'rename'; name: string; nameKey: string }
  | { kind: 'move'; before: string | null }
  | { kind: 'remove' }
  | { kind: 'default'; isDefault: boolean }

type Said = OrderViewRefusal | 'done'

/** Keeps a view on somebody's shelf or on the one of all. Null: it is kept. */
export async function keepOrderView(
  database: Database,
  staffId: number,
  { isShared, name, nameKey, query }: OrderViewToKeep,
): Promise<OrderViewRefusal | null> {
  const { rows } = await database.query<{ said: Said }>({
    name: 'keep-order-view',
    text: 'select shop.keep_order_view($1, $2, $3, $4, $5, $6) as said',
    values: [staffId, isShared, name, nameKey, query, ORDER_VIEWS_MAX],
  })
  return toRefusal(rows[0]?.said)
}

/** Changes a view of one's own, or one that all share; whose it is, the database knows. Null: it is done. */
export async function changeOrderView(
  database: Database,
  { viewId, staffId, act }: { viewId: string; staffId: number; act: OrderViewAct },
): Promise<OrderViewRefusal | null> {
  const { call, values } = toStatement(act)
  const { rows } = await database.query<{ said: Said }>({
    name: `order-view-${act.kind}`,
    text: `select shop.${call} as said`,
    values: [viewId, staffId, ...values],
  })
  return toRefusal(rows[0]?.said)
}

type Statement = { call: string; values: readonly unknown[] }

function toStatement(act: OrderViewAct): Statement {
  switch (act.kind) {
    case 'rename':
      return { call: 'rename_order_view($1, $2, $3, $4)', values: [act.name, act.nameKey] }
    case 'move':
      return { call: 'move_order_view($1, $2, $3)', values: [act.before] }
    case 'remove':
      return { call: 'remove_order_view($1, $2)', values: [] }
    case 'default':
      return { call: 'begin_with_order_view($1, $2, $3)', values: [act.isDefault] }
  }
}

const toRefusal = (said: Said = 'view-not-found') => (said === 'done' ? null : said)
