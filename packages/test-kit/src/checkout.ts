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

export async function addAddress(owner: Database, customerId: number, cityId: number): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address, is_default)
     values ($1, 'خانه', 'سارا', '09121234567', $2, '1234567890', 'خیابان یکم', true) returning id`,
    [customerId, cityId],
  )
  return rows[0]?.id ?? ''
}
