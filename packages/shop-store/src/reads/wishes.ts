import type { Database } from '../platform/pool.ts'

/** What people asked to be told of, without saying who they are. */
export type Wished = {
  id: number
  term: string
  /** How many wait for it, and how many have been notified. */
  waiting: number
  notified: number
  firstAskedAt: Date
  lastAskedAt: Date
  /** What a manager says it is. */
  productId: number | null
  productTitle: string | null
  note: string | null
}

/** What people wait for, the most wanted first. */
export async function loadWished(database: Database, limit: number): Promise<Wished[]> {
  const { rows } = await database.query<Wished>({ name: 'wished', text: WISHED, values: [limit] })
  return rows
}

const WISHED = `
  with asked as (
    select wished_id, count(*) filter (where state in ('waiting', 'due'))::int as waiting,
      count(*) filter (where state = 'sent')::int as notified, min(asked_at) as first_at, max(asked_at) as last_at
    from shop.wishes where wished_id in (select w.wished_id from shop.wishes w where w.state in ('waiting', 'due'))
    group by wished_id
  )
  select g.id::int, g.shown as term, a.waiting, a.notified, a.first_at as "firstAskedAt", a.last_at as "lastAskedAt",
    g.product_id as "productId", l.title as "productTitle", g.note
  from asked a join shop.wished g on g.id = a.wished_id
  left join public.products_locales l on l._parent_id = g.product_id and l._locale = 'fa'
  order by a.waiting desc, a.last_at desc, g.id limit $1`
