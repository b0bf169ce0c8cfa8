import { isOrderState } from '@rasteh/shop-core/order'
import { type OrderFilter, type OrderListQuery, toProductWords } from '@rasteh/shop-core/order-list'
import { OWED_ATTEMPT_STATES } from '@rasteh/shop-core/payment'
import { inStates } from '../orders/in-states.ts'
import { type LiteralValue, toLiteral } from '../platform/to-literal.ts'

type Given = (value: LiteralValue) => string

/** Whom and what the words of a query mean: looked up before, so that the plan knows how many they are. */
export type Sought = { customerIds: readonly number[]; variantIds: readonly number[] }
type Chosen = { query: OrderListQuery; sought: Sought; cursor: number | null; limit: number }

/** The first moment of a day in Tehran. */
const startOf = (day: string) => `(${day})::timestamp at time zone 'Asia/Tehran'`

/**
 * The statement that lists the ids and numbers of the orders that are looked for, the newest first, from before `cursor` on.
 * It holds only what is asked, and its values are known when it is planned: a rare one is found by its own index, a common
 * one by walking back through the numbers.
 */
export function chosenOrders({ query, sought, cursor, limit }: Chosen) {
  const given: Given = toLiteral
  const asked = [
    ...inList(query.list, given),
    ...(cursor === null ? [] : [`o.number < ${given(cursor)}::bigint`]),
    ...(query.text === '' ? [] : [byWords(query.text, sought.customerIds, given)]),
    ...filtersOf(query.filter, sought, given),
  ]
  const text = `select o.id, o.number from shop.orders o
    ${asked.length > 0 ? `where ${asked.join(' and ')}` : ''}
    order by o.number desc limit ${given(limit)}`
  return { text }
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

function filtersOf(filter: OrderFilter, sought: Sought, given: Given): string[] {
  const asked = <Value extends LiteralValue>(value: Value | null, say: (place: string) => string) =>
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
    ...(filter.product === null
      ? []
      : [
          `exists (select from shop.order_lines l
            where l.order_id = o.id and l.variant_id = any(${given(sought.variantIds)}::int[]))`,
        ]),
    ...asked(filter.code, (code) => `o.special_code = ${code}::text`),
    ...(filter.hasNote ? ['o.has_note'] : []),
  ]
}

/** The variants of a code of the stock that is known; else all whose title or code has the words. */
export function soughtVariants(product: string) {
  const sku = toLiteral(product)
  const likes = toProductWords(product).map(
    (word) => `v.search_text like ${toLiteral(`%${escapeLike(word)}%`)}::text`,
  )
  const text = `select v.id from public.variants v where v.sku = ${sku}::text
    union all select v.id from public.variants v where not exists (
      select from public.variants k where k.sku = ${sku}::text)
      and ${likes.length > 0 ? likes.join(' and ') : 'false'}`
  return { text }
}

/** The customers of a mobile or a part of a name. */
export function soughtCustomers(words: string) {
  const text = `select p.id from public.customers p
    where p.username = ${toLiteral(words)}::text or p.name ilike ${toLiteral(partOf(words))}::text`
  return { text }
}

/**
 * Whom or what the words mean. Each is a condition of the order itself with an index of its own, so that a rare one is found
 * by these together, and a common one by walking back through the numbers.
 */
function byWords(words: string, customerIds: readonly number[], given: Given): string {
  const exact = `${given(words)}::text`
  const meant = [
    ...(/^\d{1,15}$/.test(words) ? [`o.number = ${given(words)}::bigint`] : []),
    `o.address->>'mobile' = ${exact}`,
    `o.tracking_code = ${exact}`,
    `o.address->>'receiver' ilike ${given(partOf(words))}::text`,
    ...(customerIds.length > 0 ? [`o.customer_id = any(${given(customerIds)}::int[])`] : []),
  ]
  return `(${meant.join(' or ')})`
}

/** Shorter ones are in no index of parts: with them a name begins. */
const PART_LENGTH_MIN = 3
const partOf = (words: string) => `${words.length < PART_LENGTH_MIN ? '' : '%'}${escapeLike(words)}%`

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
