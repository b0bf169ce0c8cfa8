import type { Database } from '../platform/pool.ts'

/** Who sells, as paper must say it. */
export type ShopIdentity = {
  name: string | null
  address: string | null
  phone: string | null
  economicCode: string | null
  /** The URL of its logo. */
  logo: string | null
}

export async function loadShopIdentity(database: Database): Promise<ShopIdentity> {
  const { rows } = await database.query<ShopIdentity>({
    name: 'shop-identity',
    text: `select l.shop_name as name, l.shop_address as address, s.shop_phone as phone, s.economic_code as "economicCode",
        (select coalesce(m.sizes_card_filename, m.filename) from public.brand b join public.media m on m.id = b.logo_id
          order by b.id limit 1) as logo
      from public.shop_settings s left join public.shop_settings_locales l on l._parent_id = s.id and l._locale = 'fa'
      order by s.id limit 1`,
  })
  const [found] = rows
  if (found) return { ...found, logo: found.logo && `/media/${encodeURIComponent(found.logo)}` }
  return { name: null, address: null, phone: null, economicCode: null, logo: null }
}
