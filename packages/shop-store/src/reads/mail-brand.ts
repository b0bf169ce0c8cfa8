import { type Hex, readHex } from '@rasteh/shop-core/brand'
import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

/** What an email shows of the company: its name, and its logo and colour where it has its own. */
export type MailBrand = {
  name: string | null
  colour: Hex | null
  logo: { filename: string; width: number; height: number } | null
}

type Row = { name: string | null; colour: string | null; logo: MailBrand['logo'] }

export async function loadMailBrand(database: Database, locale: Locale): Promise<MailBrand> {
  const { rows } = await database.query<Row>({
    name: 'mail-brand',
    text: `select (select coalesce(own.shop_name, fa.shop_name) from public.shop_settings s
          left join public.shop_settings_locales fa on fa._parent_id = s.id and fa._locale = 'fa'
          left join public.shop_settings_locales own on own._parent_id = s.id and own._locale = $1::public._locales
          order by s.id limit 1) as name, brand.colour, brand.logo
      from (values (1)) one(row) left join (
        select b.colour, case when m.width > 0 and m.height > 0 then json_build_object(
          'filename', coalesce(m.sizes_card_filename, m.filename), 'width', m.width::int, 'height', m.height::int) end as logo
        from public.brand b left join public.media m on m.id = b.logo_id order by b.id limit 1) brand on true`,
    values: [locale],
  })
  const [found] = rows
  // What is in the database may have been written by hand; only a colour goes into a style.
  return { name: found?.name ?? null, colour: readHex(found?.colour), logo: found?.logo ?? null }
}
