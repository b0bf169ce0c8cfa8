import type { Pool } from 'pg'
import type { SeedProduct } from '../catalogue.ts'

/** Groups, further pictures, price layers and addons: what product pages and the comparison show besides. */
export async function loadExtras(
  owner: Pool,
  products: readonly SeedProduct[],
  pictures: ReadonlyMap<string, number>,
): Promise<void> {
  const further = products.flatMap(({ slug, code }) =>
    [2, 3].flatMap((place) => {
      const pictureId = pictures.get(`product-${code}-${place}`)
      return pictureId === undefined ? [] : [{ slug, pictureId, place: place - 1 }]
    }),
  )
  await owner.query(GROUPS)
  await owner.query(PICTURES, [JSON.stringify(further)])
  await owner.query(LAYERS)
  await owner.query(ADDONS)
}

/** Products of one shelf can be compared, so each category has its group. */
const GROUPS = `
with made as (
  insert into public.product_groups (created_at) select now() from public.categories returning id
), numbered as (
  select id, row_number() over (order by id) as place from made
), shelf as (
  select id, row_number() over (order by position, id) as place from public.categories
), texts as (
  insert into public.product_groups_locales (_parent_id, _locale, title)
  select n.id, c._locale, c.title from numbered n join shelf s using (place) join public.categories_locales c on c._parent_id = s.id
)
update public.products p set group_id = n.id from shelf s join numbered n using (place) where p.category_id = s.id`

const PICTURES = `
insert into public.products_rels ("order", parent_id, path, media_id)
select g.place, p.id, 'pictures', g."pictureId"
from json_to_recordset($1) as g (slug text, "pictureId" int, place int) join public.products p using (slug)`

/** What is bought by the kilo is cheaper by the sack. */
const LAYERS = `
insert into public.price_layers (variant_id, from_quantity, to_quantity, unit_price_rial)
select v.id, l.from_quantity, l.to_quantity, round(pr.unit_price_rial * l.share / 10000) * 10000
from public.variants v join public.prices pr on pr.variant_id = v.id
join public.products p on p.id = v.product_id
cross join (values (1, 9, 1.0), (10, 29, 0.95), (30, null, 0.9)) as l (from_quantity, to_quantity, share)
where v.sku like 'NUT-%' and v.min_order_count = 1`

/** Phones go with the most popular sound; a card for a book. */
const ADDONS = `
insert into public.products_rels ("order", parent_id, path, products_id)
select a.place, p.id, 'addons', a.id
from public.products p
cross join lateral (
  select o.id, row_number() over (order by o.popularity desc, o.id) as place
  from public.products o join public.variants v on v.product_id = o.id and v.is_default and v.sku like 'SOUND-%'
  order by o.popularity desc, o.id limit 2) a
where exists (select from public.variants v where v.product_id = p.id and v.sku like 'PHONE-%')`
