import { PRICE_LINE_DAYS } from '@rasteh/shop-core/price-history'
import { CARD_COLUMNS, CARD_TEXTS, IS_LISTED, IS_RUNNING, SOLD_ROWS, STOCK } from './card.sql.ts'
import { focusOf } from './pictures.ts'

const ATTRIBUTES = `
  select json_agg(json_build_object('name', al.name, 'value', al.value) order by a._order)
  from public.products_attributes a
  join public.products_attributes_locales al on al._parent_id = a.id and al._locale = $1::public._locales
  where a._parent_id = p.id`

const OFFER = `
  select json_build_object(
    'discount', case o.kind when 'percent' then json_build_object('kind', 'percent', 'percent', o.percent)
      else json_build_object('kind', 'amount', 'amountRial', o.amount_rial) end,
    'endsAtMs', floor(extract(epoch from o.ends_at) * 1000)::bigint, 'showDays', o.show_day)
  from public.offers o where o.variant_id = v.id and ${IS_RUNNING}`

const LAYERS = `
  select json_agg(json_build_object('fromQuantity', y.from_quantity, 'toQuantity', y.to_quantity,
    'unitPriceRial', y.unit_price_rial) order by y.from_quantity, y.id)
  from public.price_layers y where y.variant_id = v.id and y.customer_group_id is null`

const VARIANTS = `
  select json_agg(json_build_object(
    'id', v.id, 'title', coalesce(vown.title, vfa.title), 'sku', v.sku, 'isDefault', v.is_default,
    'choice', case when jsonb_typeof(v.choice) = 'object' then v.choice end,
    'step', v.step, 'min', v.min_order_count, 'max', v.max_order_count, 'stock', ${STOCK},
    'weightGrams', v.weight_grams,
    'unitPriceRial', pr.unit_price_rial, 'oldPriceRial', pr.old_price_rial, 'lowestRial', a.lowest_rial,
    'offer', (${OFFER}), 'layers', coalesce((${LAYERS}), '[]')
  ) order by v.is_default desc, v.id)
  from public.variants v
  left join public.variants_locales vfa on vfa._parent_id = v.id and vfa._locale = 'fa'
  left join public.variants_locales vown on vown._parent_id = v.id and vown._locale = $1::public._locales
  left join public.prices pr on pr.variant_id = v.id
  left join lateral shop.asked_prices(array[v.id]) a on true
  where v.product_id = p.id and v.deleted_at is null`

/** What was asked for its variants in the last days, with what was asked on the first of them. */
const PRICE_STEPS = `
  select json_agg(json_build_object('variantId', v.id, 'atMs', floor(extract(epoch from s.at) * 1000)::bigint,
    'askedRial', s.asked_rial) order by v.id, s.at)
  from public.variants v join shop.price_steps s on s.variant_id = v.id
  where v.product_id = p.id and v.deleted_at is null and s.at <= now()
    and s.at >= coalesce((select max(b.at) from shop.price_steps b
      where b.variant_id = v.id and b.at <= now() - interval '${PRICE_LINE_DAYS} days'), '-infinity')`

const pictureOf = (row: string) =>
  `json_build_object('picture', ${row}.filename, 'focus', ${focusOf(row)}, 'smallPicture', ${row}.sizes_card_filename,
    'thumbPicture', ${row}.sizes_thumb_filename)`

const FURTHER_PICTURES = `
  select ${pictureOf('x')} as shown, r."order" as place
  from public.products_rels r join public.media x on x.id = r.media_id
  where r.parent_id = p.id and r.path = 'pictures' and x.id is distinct from p.picture_id`

const PICTURES = `
  select json_agg(shown order by place)
  from (select ${pictureOf('m')} as shown, 0 as place where m.id is not null union all ${FURTHER_PICTURES}) pictures`

/** $2 names the product whose addons these are. */
const ADDONS = `
  select json_agg(card order by place) from (
    select r."order" as place, to_json(one) as card
    from public.products_rels r
    join lateral (select ${CARD_COLUMNS} from ${SOLD_ROWS} ${CARD_TEXTS}
      where p.id = r.products_id and ${IS_LISTED}) one on true
    where r.parent_id = $2 and r.path = 'addons') addon`

/** $1 language, $2 product. */
const product = (condition: string) => `
  select p.id, p.slug, coalesce(own.title, fa.title) as title, coalesce(own.brand, fa.brand) as brand,
    coalesce(own.short_text, fa.short_text) as "shortText", coalesce(own.description, fa.description) as description,
    coalesce(own.unit_title, fa.unit_title) as "unitTitle",
    case when p.asks_note then coalesce(own.note_label, fa.note_label, '') end as "noteLabel",
    p.product_type::text::int as "productType", coalesce(p.tax_percent, 0)::float8 as "taxPercent",
    m.filename as picture, p.group_id as "groupId", p.options,
    json_build_object('id', c.id, 'slug', c.slug, 'title', coalesce(cown.title, cfa.title)) as category,
    coalesce((${PICTURES}), '[]') as pictures, coalesce((${ATTRIBUTES}), '[]') as attributes,
    coalesce((${VARIANTS}), '[]') as variants, coalesce((${ADDONS}), '[]') as addons,
    coalesce((${PRICE_STEPS}), '[]') as "priceSteps"
  from public.products p
  ${CARD_TEXTS}
  join public.categories c on c.id = p.category_id
  left join public.categories_locales cfa on cfa._parent_id = c.id and cfa._locale = 'fa'
  left join public.categories_locales cown on cown._parent_id = c.id and cown._locale = $1::public._locales
  where p.id = $2 and ${condition}`

export const PRODUCT = product(IS_LISTED)

/** For a preview: also what is not published yet. */
export const PRODUCT_DRAFT = product('p.deleted_at is null')
