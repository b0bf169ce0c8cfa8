import { isOrderState } from '@rasteh/shop-core/order'
import { type OrderFilter, type OrderListQuery, toProductWords } from '@rasteh/shop-core/order-list'
import { OWED_ATTEMPT_STATES } from '@rasteh/shop-core/payment'
import { inStates } from '../orders/in-states.ts'

type Given = (value: unknown) => string

/** The first moment of a day in Tehran. */
const startOf = (day: string) => `(${day})::timestamp at time zone 'Asia/Tehran'`

/**
 * The statement that lists the ids and numbers of the orders that are looked for, the newest first, from before `cursor` on.
 * It holds only what is asked, and its values are known when it is planned: a rare one is found by its own index, a common
 * one by walking back through the numbers.
 */
export function chosenOrders(query: OrderListQuery, cursor: number | null, limit: number) {
  const values: unknown[] = []
  const given: Given = (value) => `$${values.push(value)}`
  const asked = [
    ...inList(query.list, given),
    ...(cursor === null ? [] : [`o.number < ${given(cursor)}::bigint`]),
    ...(query.text === '' ? [] : [byWords(query.text, given)]),
    ...filtersOf(query.filter, given),
  ]
  const text = `select o.id, o.number from shop.orders o
    ${asked.length > 0 ? `where ${asked.join(' and ')}` : ''}
    order by o.number desc limit ${given(limit)}`
  return { text, values }
}

function inList(list: OrderListQuery['list'], given: Given): string[] {
  if (list === null) return []
  if (list === 'today')
    return [`o.placed_at >= ${startOf(`date_trunc('day', now() at time zone 'Asia/Tehran')`)}`]
  if (isOrderState(list)) return [`o.state = ${given(list)}::text`]
  return [
    `o.id in (select a.order_id from shop.payment_attempts a where a.state ${inStates(OWED_ATTEMPT_STATES)})`,
  ]
}

function filtersOf(filter: OrderFilter, given: Given): string[] {
  const asked = <Value>(value: Value | null, say: (place: string) => string) =>
    value === null ? [] : [say(given(value))]
  return [
    ...asked(filter.fromDay, (day) => `o.placed_at >= ${startOf(`${day}::date`)}`),
    ...asked(filter.toDay, (day) => `o.placed_at < ${startOf(`${day}::date + 1`)}`),
    ...(filter.states.length === 0 ? [] : [`o.state = any(${given(filter.states)}::text[])`]),
    ...asked(filter.provinceId, (id) => `(o.address->>'provinceId') = ${id}::int::text`),
    ...asked(filter.city, (title) => `(o.address->>'cityTitle') = ${title}::text`),
    ...asked(filter.deliveryMethodId, (id) => `o.delivery_method_id = ${id}::int`),
    ...asked(filter.methodId, (id) => `o.method_id = ${id}::smallint`),
    ...asked(filter.minRial, (rial) => `o.payable_rial >= ${rial}::bigint`),
    ...asked(filter.maxRial, (rial) => `o.payable_rial <= ${rial}::bigint`),
    ...(filter.product === null ? [] : [withProduct(filter.product, given)]),
    ...asked(filter.code, (code) => `o.special_code = ${code}::text`),
    ...(filter.hasNote ? [`o.id in (select e.order_id from shop.order_events e where e.kind = 'note')`] : []),
  ]
}

/** Of a code of the stock that is known its orders alone; else of all goods whose title or code has the words. */
function withProduct(product: string, given: Given): string {
  const sku = `${given(product)}::text`
  const likes = toProductWords(product).map(
    (word) => `v.search_text like ${given(`%${escapeLike(word)}%`)}::text`,
  )
  return `o.id in (select l.order_id from shop.order_lines l where l.variant_id in (
    select v.id from public.variants v where v.sku = ${sku}
    union all select v.id from public.variants v where not exists (
      select from public.variants k where k.sku = ${sku})
      and ${likes.length > 0 ? likes.join(' and ') : 'false'}))`
}

/** Whom or what the words mean: each by an index of its own. */
function byWords(words: string, given: Given): string {
  const exact = `${given(words)}::text`
  const part = `${given(`%${escapeLike(words)}%`)}::text`
  return `o.id in (
    select n.id from shop.orders n where n.number = case when ${exact} ~ '^[0-9]{1,15}$' then (${exact})::bigint end
    union select m.id from shop.orders m where m.address->>'mobile' = ${exact}
    union select t.id from shop.orders t where t.tracking_code = ${exact}
    union select r.id from shop.orders r where r.address->>'receiver' ilike ${part}
    union select w.id from shop.orders w where w.customer_id in (
      select p.id from public.customers p where p.username = ${exact} or p.name ilike ${part}))`
}

/** What a list shows of the orders that were chosen by `chosen`. */
export const ORDER_ROWS = (chosen: string) => `
  select o.id, o.number, o.state, o.method_id as "methodId", o.placed_at as "placedAt",
    o.paid_at is not null as "isPaid", o.payable_rial as "payableRial", o.price_unit as "priceUnit",
    coalesce(o.address->>'receiver', c.name) as name, coalesce(o.address->>'mobile', c.username) as mobile,
    o.address->>'cityTitle' as "cityTitle",
    (select coalesce(sum(l.quantity), 0) from shop.order_lines l where l.order_id = o.id)::int as units,
    (select coalesce(sum(shop.refund_rial(a)), 0) from shop.payment_attempts a
      where a.order_id = o.id and a.state ${inStates(OWED_ATTEMPT_STATES)})::bigint as "refundRial"
  from (${chosen}) chosen
  join shop.orders o on o.id = chosen.id
  join public.customers c on c.id = o.customer_id
  order by o.number desc`

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
