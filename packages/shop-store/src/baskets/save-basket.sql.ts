const COLUMNS = 'id, product_id, variant_id, addon_of, quantity, user_description, seen_unit_price_rial'
const TYPES = ['uuid', 'int', 'int', 'uuid', 'int', 'text', 'bigint']

/** The lines as arrays, from parameter `first` on. */
const given = (first: number) =>
  `unnest(${TYPES.map((type, index) => `$${first + index}::${type}[]`).join(', ')}) as g (${COLUMNS})`

const putLines = (first: number) => `
  insert into shop.basket_lines (basket_id, ${COLUMNS})
  select basket.id, g.* from basket, ${given(first)}
  on conflict (basket_id, id) do update set quantity = excluded.quantity,
    user_description = excluded.user_description, seen_unit_price_rial = excluded.seen_unit_price_rial`

const dropLines = (ids: string) =>
  `delete from shop.basket_lines l using basket where l.basket_id = basket.id and l.id = any (${ids}::uuid[])`

/** Keeps the key of the change, if it has one, so that sending it again does nothing. */
const markChange = (first: number) => `
  insert into shop.basket_changes (basket_id, key, request_hash, notice)
  select basket.id, $${first}::text, $${first + 1}::bytea, $${first + 2}::jsonb from basket where $${first}::text is not null`

export const SAVE_BASKET = `
with basket as (
  update shop.baskets set version = version + 1, updated_at = now(), special_code = $3, uses_score = $4,
    customer_id = coalesce($5, customer_id)
  where id = $1 and version = $2 and ($5::int is null or customer_id is not null
    or not exists (select from shop.baskets o where o.customer_id = $5))
  returning id
), gone as (${dropLines('$6')}), kept as (${putLines(7)}
), marked as (${markChange(14)})
select id from basket`

/** Both rows are locked and looked at again before either is touched. */
export const MERGE_BASKETS = `
with still as (
  select id from shop.baskets where (id = $1 and version = $2) or (id = $3 and version = $4 and customer_id is null)
  order by id for update
), basket as (
  update shop.baskets set version = version + 1, updated_at = now(), special_code = $5, uses_score = $6
  where id = $1 and (select count(*) from still) = 2
  returning id
), merged as (
  delete from shop.baskets where id = $3 and (select count(*) from still) = 2
), gone as (${dropLines('$7')}), kept as (${putLines(8)}
), marked as (${markChange(15)})
select id from basket`

export const CREATE_BASKET = `
with basket as (
  insert into shop.baskets (handle, secret_hash, customer_id, special_code, uses_score) values ($1, $2, $3, $4, $5)
  on conflict (customer_id) where customer_id is not null do nothing
  returning id
), kept as (${putLines(6)}
), marked as (${markChange(13)})
select id from basket`

/** The new basket takes the place of the old one, or nothing happens. */
export const REPLACE_BASKET = `
with old as (
  update shop.baskets set version = version + 1, updated_at = now(), handle = $3, secret_hash = $4,
    customer_id = coalesce($5, customer_id), special_code = null, uses_score = false
  where id = $1 and version = $2 returning id
), basket as (select id from old
), emptied as (
  delete from shop.basket_lines l using basket where l.basket_id = basket.id
), kept as (
  insert into shop.basket_lines (basket_id, ${COLUMNS}) select basket.id, g.* from basket, ${given(6)}
)
select id from basket`
