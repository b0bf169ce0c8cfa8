import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

export type City = { id: number; title: string; provinceId: number }

/** Every city that the shop sends to, in the order of its name. */
export async function loadCities(database: Database, locale: Locale): Promise<City[]> {
  const { rows } = await database.query<City>({
    name: 'cities',
    text: `select c.id, coalesce(own.title, fa.title) as title, c.province::text::int as "provinceId"
      from public.cities c
      left join public.cities_locales fa on fa._parent_id = c.id and fa._locale = 'fa'
      left join public.cities_locales own on own._parent_id = c.id and own._locale = $1::public._locales
      order by title, c.id`,
    values: [locale],
  })
  return rows
}
