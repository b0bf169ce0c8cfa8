import type { EmbedService } from '@rasteh/shop-core/embeds'
import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

export type ShopFront = {
  shopName: string | null
  slogan: string | null
  priceUnit: 'toman' | 'rial'
  /** The trust seal's two numbers; null until the owner writes both. */
  enamad: { id: string; code: string } | null
  /** The services whose players pages may open. */
  embeds: EmbedService[]
}

/** What every page shows of the shop's settings. A shop that has saved none yet shows Toman. */
export async function loadShopFront(database: Database, locale: Locale): Promise<ShopFront> {
  const { rows } = await database.query<ShopFront>({
    name: 'shop-front',
    text: `select coalesce(own.shop_name, fa.shop_name) as "shopName", coalesce(own.slogan, fa.slogan) as slogan,
        s.price_unit::text as "priceUnit",
        case when s.enamad_id <> '' and s.enamad_code <> ''
          then json_build_object('id', s.enamad_id, 'code', s.enamad_code) end as enamad,
        array_remove(array[case when s.embeds_aparat then 'aparat' end, case when s.embeds_youtube then 'youtube' end],
          null) as embeds
      from public.shop_settings s
      left join public.shop_settings_locales fa on fa._parent_id = s.id and fa._locale = 'fa'
      left join public.shop_settings_locales own on own._parent_id = s.id and own._locale = $1::public._locales
      order by s.id limit 1`,
    values: [locale],
  })
  return rows[0] ?? { shopName: null, slogan: null, priceUnit: 'toman', enamad: null, embeds: [] }
}

export type PaymentSettings = { cardNumber: string; cardOwner: string; vpnCheck: boolean }

/** What the page of an order needs to know of the shop. */
export async function loadPaymentSettings(database: Database, locale: Locale): Promise<PaymentSettings> {
  const { rows } = await database.query<PaymentSettings>({
    name: 'payment-settings',
    text: `select coalesce(s.card_number, '') as "cardNumber", coalesce(own.card_owner, fa.card_owner, '') as "cardOwner",
        coalesce(s.vpn_check, false) as "vpnCheck"
      from public.shop_settings s
      left join public.shop_settings_locales fa on fa._parent_id = s.id and fa._locale = 'fa'
      left join public.shop_settings_locales own on own._parent_id = s.id and own._locale = $1::public._locales
      order by s.id limit 1`,
    values: [locale],
  })
  return rows[0] ?? { cardNumber: '', cardOwner: '', vpnCheck: false }
}
