import type { Pool } from 'pg'
import type { SeedCity } from '../cities.ts'

/** Writes the cities that addresses and delivery prices name. */
export async function loadCities(owner: Pool, cities: readonly SeedCity[]): Promise<void> {
  await owner.query(
    `with given as (
       select row_number() over () as place, g.* from jsonb_to_recordset($1) as g (province text, fa text, en text)
     ), numbered as (
       select nextval('public.cities_id_seq')::int as id, given.* from given
     ), city as (
       insert into public.cities (id, province) select id, province::public.enum_province from numbered
     )
     insert into public.cities_locales (_parent_id, _locale, title)
     select id, l.locale::public._locales, l.title from numbered n
     cross join lateral (values ('fa', n.fa), ('en', n.en)) as l (locale, title) where l.title is not null`,
    [JSON.stringify(cities.map(([province, fa, en]) => ({ province: String(province), fa, en })))],
  )
}
