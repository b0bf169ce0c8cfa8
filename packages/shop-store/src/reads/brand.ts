import type {
  Corners,
  Density,
  FooterArrangement,
  HeaderArrangement,
  HeadingFont,
  Hex,
  SiteKind,
  SocialNetwork,
} from '@rasteh/shop-core/brand'
import type { Database } from '../platform/pool.ts'

/** A logo: its file of at most 480 pixels' width, and its form. */
export type BrandPicture = {
  filename: string
  card: string | null
  width: number | null
  height: number | null
}

/** How the company's own look differs from the shipped one, and what its site is for. */
export type Brand = {
  siteKind: SiteKind
  logo: BrandPicture | null
  logoDark: BrandPicture | null
  mark: BrandPicture | null
  colour: Hex | null
  corners: Corners
  density: Density
  headingFont: HeadingFont
  headerArrangement: HeaderArrangement
  footerArrangement: FooterArrangement
  socials: readonly { network: SocialNetwork; address: string }[]
}

/** The look that is shipped. */
export const SHIPPED_BRAND: Brand = {
  siteKind: 'both',
  logo: null,
  logoDark: null,
  mark: null,
  colour: null,
  corners: 'soft',
  density: 'airy',
  headingFont: 'vazirmatn',
  headerArrangement: 'search',
  footerArrangement: 'columns',
  socials: [],
}

/** The brand as managers saved it; until they do, the look that is shipped. One statement. */
export async function loadBrand(database: Database): Promise<Brand> {
  const { rows } = await database.query<Brand>({ name: 'brand', text: BRAND })
  return rows[0] ?? SHIPPED_BRAND
}

const pictureOf = (
  id: string,
) => `(select json_build_object('filename', m.filename, 'card', m.sizes_card_filename,
  'width', m.width::int, 'height', m.height::int) from public.media m where m.id = ${id})`

const BRAND = `
  select b.site_kind::text as "siteKind", ${pictureOf('b.logo_id')} as logo, ${pictureOf('b.logo_dark_id')} as "logoDark",
    ${pictureOf('b.mark_id')} as mark, b.colour, b.corners::text as corners, b.density::text as density,
    b.heading_font::text as "headingFont",
    b.header_arrangement::text as "headerArrangement", b.footer_arrangement::text as "footerArrangement", coalesce((
      select json_agg(json_build_object('network', s.network::text, 'address', s.address) order by s._order)
      from public.brand_socials s where s._parent_id = b.id), '[]') as socials
  from public.brand b
  order by b.id limit 1`
