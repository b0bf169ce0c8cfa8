import type { Database } from '@rasteh/shop-store/platform/pool'
import { addCity } from './trade.ts'

/** Every way to pay, one bank a gateway, and post to everywhere at a fixed price, as a manager would set them up. */
export async function openCheckout(
  owner: Database,
  {
    gateways,
    providers = [],
    postalRial = 0,
  }: { gateways: readonly string[]; providers?: readonly string[]; postalRial?: number },
): Promise<{ banks: Record<string, number>; deliveryMethodId: number; cityId: number }> {
  await owner.query(
    `with method as (
       insert into public.payment_methods (kind, position)
       select kind::public.enum_payment_methods_kind, place from unnest(array['1', '2', '3', '5', '6']) with ordinality k (kind, place)
       returning id, kind)
     insert into public.payment_methods_locales (_parent_id, _locale, title) select id, 'fa', 'روش ' || kind from method`,
  )
  const { rows } = await owner.query<{ id: number; gateway: string }>(
    `with bank as (
       insert into public.banks (gateway, position)
       select name::public.enum_banks_gateway, place from unnest($1::text[]) with ordinality g (name, place) returning id, gateway
     ), named as (
       insert into public.banks_locales (_parent_id, _locale, title) select id, 'fa', 'بانک ' || gateway from bank)
     select id, gateway from bank`,
    [gateways],
  )
  const lent = await owner.query<{ id: number; gateway: string }>(
    `with bank as (
       insert into public.installment_banks (provider, position)
       select name::public.enum_installment_banks_provider, place from unnest($1::text[]) with ordinality g (name, place)
       returning id, provider
     ), named as (
       insert into public.installment_banks_locales (_parent_id, _locale, title) select id, 'fa', 'اقساط ' || provider from bank)
     select id, provider as gateway from bank`,
    [providers],
  )
  const sent = await owner.query<{ id: number }>(
    `with method as (
       insert into public.delivery_methods (kind, position) values ('post', 1) returning id
     ), named as (
       insert into public.delivery_methods_locales (_parent_id, _locale, title) select id, 'fa', 'پست' from method
     ), rate as (
       insert into public.delivery_methods_rates (_order, _parent_id, id, price_rial) select 1, id, 'rate-' || id, $1 from method)
     select id from method`,
    [postalRial],
  )
  return {
    banks: Object.fromEntries([...rows, ...lent.rows].map(({ id, gateway }) => [gateway, id])),
    deliveryMethodId: sent.rows[0]?.id ?? 0,
    cityId: await addCity(owner, { title: 'تهران', province: 8 }),
  }
}

type Scheduled = {
  kind?: 'post' | 'courier' | 'collect'
  priceRial?: number
  leadDays?: number
  toHour?: number | null
  dayCapacity?: number | null
  slots?: readonly { fromHour: number; toHour: number; capacity: number | null }[]
}

/** A method that delivers on every day of the week, and says when; everything else as a manager would set it up. */
export async function addScheduledDelivery(owner: Database, given: Scheduled = {}): Promise<number> {
  const { kind = 'courier', priceRial = 0, leadDays = 1, toHour = 21, dayCapacity = null, slots = [] } = given
  const { rows } = await owner.query<{ id: number }>(
    `insert into public.delivery_methods (kind, position, lead_days, to_hour, day_capacity)
     values ($1::public.enum_delivery_methods_kind, 0, $2, $3, $4) returning id`,
    [kind, leadDays, toHour, dayCapacity],
  )
  const id = rows[0]?.id ?? 0
  await owner.query(
    `with title as (insert into public.delivery_methods_locales (_parent_id, _locale, title) values ($1::int, 'fa', 'پیک')),
       days as (insert into public.delivery_methods_work_days ("order", parent_id, value)
         select place, $1::int, day from unnest(enum_range(null::public.enum_delivery_methods_work_days)) with ordinality d (day, place))
     insert into public.delivery_methods_rates (_order, _parent_id, id, price_rial) values (1, $1::int, 'rate-' || $1::int, $2)`,
    [id, priceRial],
  )
  await owner.query(
    `insert into public.delivery_methods_slots (_order, _parent_id, id, from_hour, to_hour, capacity)
     select place, $1::int, 'slot-' || $1::int || '-' || place, from_hour, to_hour, capacity
     from rows from (jsonb_to_recordset($2) as (from_hour int, to_hour int, capacity int)) with ordinality s (from_hour, to_hour, capacity, place)`,
    [
      id,
      JSON.stringify(
        slots.map(({ fromHour, toHour: to, capacity }) => ({ from_hour: fromHour, to_hour: to, capacity })),
      ),
    ],
  )
  return id
}

export async function addAddress(owner: Database, customerId: number, cityId: number): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address, is_default)
     values ($1, 'خانه', 'سارا', '09121234567', $2, '1234567890', 'خیابان یکم', true) returning id`,
    [customerId, cityId],
  )
  return rows[0]?.id ?? ''
}
