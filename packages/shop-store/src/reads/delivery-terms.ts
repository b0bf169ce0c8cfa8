import type { DeliveryMethod } from '@rasteh/shop-core/checkout'
import { DELIVERY_TERMS } from '../orders/delivery.sql.ts'
import type { Database } from '../platform/pool.ts'

/** The ways of sending that are open now, in the managers' order. */
export async function loadDeliveryTerms(database: Database): Promise<DeliveryMethod[]> {
  const { rows } = await database.query<{ methods: DeliveryMethod[] }>({
    name: 'delivery-terms',
    text: `select coalesce(json_agg(json_build_object(${DELIVERY_TERMS}) order by d.position, d.id), '[]') as methods
      from public.delivery_methods d where d.is_active`,
  })
  return rows[0]?.methods ?? []
}
