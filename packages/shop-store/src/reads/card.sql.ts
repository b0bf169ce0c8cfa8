/** A running offer; it is over at its end. */
export const IS_RUNNING = `(o.starts_at is null or o.starts_at <= now()) and (o.ends_at is null or o.ends_at > now())`

/** How many Rials the unit is worth in which the shop shows prices: computed amounts are whole in it. */
const GRAIN = `(select case s.price_unit when 'rial' then 1 else 10 end from public.shop_settings s order by s.id limit 1)`

const grain = `coalesce(${GRAIN}, 10)`

/** What the offer takes off one piece: `discountOn` of shop-core, in SQL because lists sort and filter by the result. */
const DISCOUNT = `case when o.id is null then 0 else greatest(0, least(floor(pr.unit_price_rial / ${grain}) * ${grain},
    case o.kind when 'percent' then floor(pr.unit_price_rial * round(o.percent, 2) / 100 / ${grain} + 0.5) * ${grain}
      else floor(o.amount_rial / ${grain} + 0.5) * ${grain} end)) end`

/** The price of one piece now. */
export const PRICE_NOW = `(pr.unit_price_rial - ${DISCOUNT})`

/** What a piece cost before: what a manager wrote, or the price without the offer; null when it was not dearer. */
export const PRICE_BEFORE = `case when o.id is null then pr.old_price_rial
    else greatest(coalesce(pr.old_price_rial, 0), pr.unit_price_rial) end`

/** What can be ordered now of variant `v`. */
export const STOCK = `coalesce((select sum(s.on_hand - s.reserved) from shop.stock_buckets s where s.variant_id = v.id), 0)::int`

/** The columns of a product's card, from the rows of `CARD_ROWS` with `$1` as the language. */
export const CARD_COLUMNS = `p.id, p.slug, coalesce(own.title, fa.title) as title,
    coalesce(m.sizes_card_filename, m.filename) as picture, v.id as "variantId", p.product_type::text::int as "productType", p.group_id as "groupId",
    coalesce(own.unit_title, fa.unit_title) as "unitTitle",
    v.step::int, v.min_order_count::int as min, v.max_order_count::int as max, ${STOCK} as stock,
    ${PRICE_NOW} as "unitPriceRial", ${PRICE_BEFORE} as "oldPriceRial", o.id is not null as "isOffer",
    p.tax_percent::float8 as "taxPercent", rated.stars`

/** Whether variant `v` can be bought now: it has a price, and stock for one smallest order. */
const IS_BUYABLE = `(pr.unit_price_rial is not null and ${STOCK} >= greatest(v.min_order_count, 1))`

const PRICED = `left join public.prices pr on pr.variant_id = v.id
  left join public.offers o on o.variant_id = v.id and ${IS_RUNNING}`

/**
 * The variant by which product `p` is shown in a list: the default one if it can be bought, else the
 * cheapest that can be, else the default one. The product's page opens with the same (`firstVariant`).
 */
export const SHOWN_VARIANT = `lateral (
    select v.* from public.variants v ${PRICED}
    where v.product_id = p.id and v.deleted_at is null
    order by ${IS_BUYABLE} desc, v.is_default desc, ${PRICE_NOW}, v.id limit 1) v`

const shownBy = (products: string) => `${products}
  join ${SHOWN_VARIANT} on true
  ${PRICED}`

/** A product that is for sale, by its shown variant. */
export const SOLD_ROWS = shownBy('public.products p')

/** What the visitor sees of a product besides. */
export const CARD_TEXTS = `join public.products_locales fa on fa._parent_id = p.id and fa._locale = 'fa'
  left join public.products_locales own on own._parent_id = p.id and own._locale = $1::public._locales
  left join public.media m on m.id = p.picture_id
  left join shop.comment_sections rated on rated.section_type = 'product' and rated.section_id = p.id`

export const IS_LISTED = `p.deleted_at is null and p._status = 'published'`

type First = { condition?: string; order: string; limit: string }

/** The first products for sale of an order: which they are is settled before their variants are looked at. */
export function firstSold({ condition = '', order, limit }: First): string {
  return shownBy(`(select p.* from public.products p
    where ${IS_LISTED} and exists (select from public.variants x where x.product_id = p.id and x.deleted_at is null)
    ${condition} order by ${order} ${limit}) p`)
}
