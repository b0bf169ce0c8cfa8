import type { Database } from '../platform/pool.ts'

/** A view that is kept, as one member of staff sees it. */
export type OrderView = {
  id: string
  name: string
  query: string
  isShared: boolean
  madeBy: number
  madeByName: string | null
  /** Whether this member's list begins with it. */
  isDefault: boolean
}

/** The views of all, then somebody's own, each in its order. */
export async function loadOrderViews(database: Database, staffId: number): Promise<OrderView[]> {
  const { rows } = await database.query<OrderView>({
    name: 'order-views',
    text: `select v.id, v.name, v.query, v.shelf = 0 as "isShared", v.made_by as "madeBy", s.name as "madeByName",
        d.view_id is not null as "isDefault"
      from shop.order_views v left join public.staff s on s.id = v.made_by
      left join shop.order_view_defaults d on d.staff_id = $1 and d.view_id = v.id
      where v.shelf in (0, $1) order by v.shelf, v.position, v.id`,
    values: [staffId],
  })
  return rows
}
