import { SITE_KINDS, sellsGoods } from '@rasteh/shop-core/brand'
import { CLOSED_STATES } from '@rasteh/shop-core/order'
import { inStates } from '../orders/in-states.ts'
import { joinedTitle } from '../reads/title.sql.ts'

const toMs = (column: string) => `floor(extract(epoch from ${column}) * 1000)::bigint`

const discount = (row: string) =>
  `case ${row}.kind when 'percent' then json_build_object('kind', 'percent', 'percent', ${row}.percent)
     else json_build_object('kind', 'amount', 'amountRial', ${row}.amount_rial) end`

/** The site of a company sells nothing, also not what a basket still holds from before. */
const IS_SELLING = `coalesce((select b.site_kind::text from public.brand b order by b.id limit 1)
  not in (${SITE_KINDS.filter((kind) => !sellsGoods(kind)).map((kind) => `'${kind}'`)}), true)`

const keptBasket = (alias: string) => `
  json_build_object('id', ${alias}.id, 'handle', ${alias}.handle, 'version', ${alias}.version,
    'specialCode', ${alias}.special_code, 'usesScore', ${alias}.uses_score,
    'lines', coalesce((select json_agg(json_build_object(
      'id', l.id, 'productId', l.product_id, 'variantId', l.variant_id, 'quantity', l.quantity,
      'addonOf', l.addon_of, 'userDescription', coalesce(l.user_description, ''),
      'seenUnitPriceRial', l.seen_unit_price_rial) order by l.id) from line l where l.basket_id = ${alias}.id), '[]'))`

/**
 * $1 handle, $2 hash of the secret, $3 customer, $4 session, $5 and $6 asked products and variants, $7 language,
 * $8 asked code, $9 key of the change. Everything is reached through an index; what is not asked for costs nothing.
 */
export const LOAD_BASKET = `
with customer as materialized (
  select s._parent_id as id from public.customers_sessions s
  where s.id = $4 and s._parent_id = $3 and s.expires_at > now()
), own as materialized (
  select b.* from customer join shop.baskets b on b.customer_id = customer.id
), guest as materialized (
  select b.* from shop.baskets b where b.handle = $1 and b.secret_hash = $2 and b.customer_id is null
), line as materialized (
  select l.* from (select id from own union all select id from guest) b join shop.basket_lines l on l.basket_id = b.id
), variant as (
  select variant_id as id from line
  union
  select v.id from unnest($5::int[], $6::int[]) as w (product_id, variant_id)
  join public.variants v on v.product_id = w.product_id
    and case when w.variant_id is null then v.is_default else v.id = w.variant_id end
), fact as (
  select json_build_object(
    'productId', p.id, 'variantId', v.id, 'isDefault', v.is_default,
    'title', ${joinedTitle('coalesce(pown.title, pfa.title)', 'coalesce(vown.title, vfa.title)')},
    'url', '/product/' || p.id || '/' || p.slug,
    'picture', '/media/' || coalesce(m.sizes_thumb_filename, m.filename),
    'productType', p.product_type::text::int, 'downloadable', p.product_type::text = '3',
    'unitTitle', coalesce(pown.unit_title, pfa.unit_title),
    'noteLabel', case when p.asks_note then coalesce(pown.note_label, pfa.note_label, '') end,
    'step', v.step, 'min', v.min_order_count, 'max', v.max_order_count,
    'stock', coalesce((select sum(s.on_hand - s.reserved) from shop.stock_buckets s where s.variant_id = v.id), 0),
    'unitPriceRial', case when p.deleted_at is null and p._status = 'published' and v.deleted_at is null and ${IS_SELLING}
      then pr.unit_price_rial end,
    'layers', coalesce((select json_agg(json_build_object('fromQuantity', y.from_quantity, 'toQuantity', y.to_quantity,
      'unitPriceRial', y.unit_price_rial, 'customerGroup', y.customer_group_id) order by y.from_quantity, y.id)
      from public.price_layers y where y.variant_id = v.id), '[]'),
    'offer', (select json_build_object('discount', ${discount('o')}, 'endsAtMs', ${toMs('o.ends_at')})
      from public.offers o where o.variant_id = v.id and (o.starts_at is null or o.starts_at <= now())),
    'taxPercent', p.tax_percent, 'weightGrams', v.weight_grams,
    'addonIds', coalesce((select json_agg(a.products_id order by a."order") from public.products_rels a
      where a.parent_id = p.id and a.path = 'addons'), '[]')) as facts
  from variant
  join public.variants v on v.id = variant.id
  join public.products p on p.id = v.product_id
  left join public.products_locales pfa on pfa._parent_id = p.id and pfa._locale = 'fa'
  left join public.products_locales pown on pown._parent_id = p.id and pown._locale = $7::public._locales
  left join public.variants_locales vfa on vfa._parent_id = v.id and vfa._locale = 'fa'
  left join public.variants_locales vown on vown._parent_id = v.id and vown._locale = $7::public._locales
  left join public.prices pr on pr.variant_id = v.id
  left join public.media m on m.id = p.picture_id
), code as materialized (
  select c.* from public.special_codes c
  where c.code = coalesce($8, (select special_code from guest), (select special_code from own)) and c.deleted_at is null
)
select
  (select json_build_object('id', c.id, 'groupId', p.group_id,
    'orderCount', (select count(*) from shop.orders o where o.customer_id = c.id and o.state not ${inStates(CLOSED_STATES)}),
    'usesOfCode', (select count(*) from code join shop.code_uses u on u.code_id = code.id and u.customer_id = c.id),
    'score', coalesce((select sum(s.delta) from shop.score_moves s where s.customer_id = c.id), 0))
   from customer c join public.customers p on p.id = c.id) as customer,
  (select ${keptBasket('b')} from own b) as own,
  (select ${keptBasket('b')} from guest b) as guest,
  (select coalesce(json_agg(facts), '[]') from fact) as facts,
  (select json_build_object('isActive', c.is_active, 'discount', ${discount('c')}, 'maxDiscountRial', c.max_discount_rial,
    'startsAtMs', ${toMs('c.starts_at')}, 'endsAtMs', ${toMs('c.ends_at')}, 'minBasketRial', c.min_basket_rial,
    'maxUses', c.max_uses, 'usedCount', (select count(*) from shop.code_uses u where u.code_id = c.id),
    'maxUsesPerCustomer', c.max_uses_per_customer, 'firstOrderOnly', c.first_order_only,
    'marketer', (select json_build_object('customerId', k.customer_id, 'name', k.name, 'mayUseOwnCode', k.may_use_own_code)
      from public.marketers k where k.id = c.marketer_id))
   from code c) as code,
  coalesce((select json_build_object('priceUnit', s.price_unit, 'minBasketRial', s.min_basket_price_rial,
     'maxBasketRial', s.max_basket_price_rial, 'priceOfScoreRial', s.price_of_score_rial,
     'maxBasketPriceToUseScoreRial', s.max_basket_price_to_use_score_rial, 'decreaseType', s.score_decrease_type)
     from public.shop_settings s order by s.id limit 1),
   json_build_object('priceUnit', 'toman', 'minBasketRial', 0, 'maxBasketRial', 0, 'priceOfScoreRial', 0,
     'maxBasketPriceToUseScoreRial', null, 'decreaseType', '0')) as settings,
  (select json_build_object('requestHash', encode(k.request_hash, 'hex'), 'notice', k.notice) from shop.basket_changes k
   where k.key = $9 and k.basket_id = coalesce((select id from own), (select id from guest))) as earlier`
