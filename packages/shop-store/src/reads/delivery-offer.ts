import type { ScheduledMethod, TakenPlaces } from '@rasteh/shop-core/delivery'
import { COMING_HOLIDAYS, DELIVERY_SCHEDULE, DELIVERY_TERMS } from '../orders/delivery.sql.ts'
import type { Database } from '../platform/pool.ts'
import type { City } from './cities.ts'
import type { Locale } from './locale.ts'

/** What a promise to a city is worked out from. */
export type DeliveryOffer = {
  city: City
  methods: (ScheduledMethod & { taken: TakenPlaces[] })[]
  holidays: string[]
  weightGrams: number
}

type Asked = { cityId: number; locale: Locale; lines: readonly { variantId: number; quantity: number }[] }

/** The open methods with their taken places, and the weight of what is sent; null for a city that the shop has not. */
export async function loadDeliveryOffer(
  database: Database,
  { cityId, locale, lines }: Asked,
): Promise<DeliveryOffer | null> {
  const { rows } = await database.query<DeliveryOffer>({
    name: 'delivery-offer',
    text: `select json_build_object('id', c.id, 'provinceId', c.province::text::int, 'title', coalesce(
        (select l.title from public.cities_locales l where l._parent_id = c.id and l._locale = $2::public._locales),
        (select l.title from public.cities_locales l where l._parent_id = c.id and l._locale = 'fa'), '')) as city,
      (select coalesce(json_agg(json_build_object(${DELIVERY_TERMS}, ${DELIVERY_SCHEDULE}) order by d.position, d.id), '[]')
       from public.delivery_methods d where d.is_active) as methods,
      ${COMING_HOLIDAYS} as holidays,
      (select coalesce(sum(v.weight_grams * w.quantity), 0)::float8 from unnest($3::int[], $4::int[]) w (variant_id, quantity)
       join public.variants v on v.id = w.variant_id) as "weightGrams"
      from public.cities c where c.id = $1`,
    values: [cityId, locale, lines.map(({ variantId }) => variantId), lines.map(({ quantity }) => quantity)],
  })
  return rows[0] ?? null
}
