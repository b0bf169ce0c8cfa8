import type { Database } from '../platform/pool.ts'

/** Who sells, as paper must say it. */
export type ShopIdentity = {
  name: string | null
  address: string | null
  phone: string | null
  economicCode: string | null
}

export async function loadShopIdentity(database: Database): Promise<ShopIdentity> {
  const { rows } = await database.query<ShopIdentity>({
    name: 'shop-identity',
    text: `select l.shop_name as name, l.shop_address as address, s.shop_phone as phone, s.economic_code as "economicCode"
      from public.shop_settings s left join public.shop_settings_locales l on l._parent_id = s.id and l._locale = 'fa'
      order by s.id limit 1`,
  })
  return rows[0] ?? { name: null, address: null, phone: null, economicCode: null }
}
