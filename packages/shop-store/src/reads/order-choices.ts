import type { Database } from '../platform/pool.ts'
import { type City, loadCities } from './cities.ts'

export type OrderChoices = { cities: City[]; deliveries: { id: number; title: string }[] }

/** What orders of the shop go to and by: the choices of the filters of their list. */
export async function loadOrderChoices(database: Database): Promise<OrderChoices> {
  const [cities, { rows: deliveries }] = await Promise.all([
    loadCities(database, 'fa'),
    database.query<{ id: number; title: string }>({
      name: 'order-deliveries',
      text: `select d.id, coalesce(t.title, '') as title from public.delivery_methods d
        left join public.delivery_methods_locales t on t._parent_id = d.id and t._locale = 'fa'
        order by d.position, d.id`,
      values: [],
    }),
  ])
  return { cities, deliveries }
}
