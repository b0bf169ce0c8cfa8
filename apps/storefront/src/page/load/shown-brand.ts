import {
  type FooterArrangement,
  type HeaderArrangement,
  readHex,
  type SiteKind,
  type SocialNetwork,
  toBrandStyle,
} from '@rasteh/shop-core/brand'
import type { Brand, BrandPicture } from '@rasteh/shop-store/reads/brand'
import { type Inline, toInline } from '../document/assets.ts'
import { brandPictureUrl } from '../layout/brand-picture.ts'
import { mediaUrl } from './page-urls.ts'

/** A logo as pages show it; `dark` is the one for dark ground, where there is one. */
export type ShownLogo = { src: string; dark: string | null; width: number; height: number }

/** The brand as pages show it. */
export type ShownBrand = {
  siteKind: SiteKind
  logo: ShownLogo | null
  /** The upload of which icons are made. */
  mark: string | null
  /** The upload of which the picture of shared links is made, where a page has none of its own. */
  shared: string | null
  colour: string
  /** The tokens that differ from the shipped look. */
  style: Inline | null
  header: HeaderArrangement
  footer: FooterArrangement
  socials: readonly { network: SocialNetwork; address: string }[]
}

/** The shipped turquoise (packages/ui/src/tokens.css). */
const SHIPPED_COLOUR = '#0e7c7b'

export function toShownBrand(brand: Brand): ShownBrand {
  // What is in the database may have been written by hand; only a colour goes into a style.
  const colour = readHex(brand.colour)
  const style = toBrandStyle({ ...brand, colour })
  return {
    siteKind: brand.siteKind,
    logo: toLogo(brand),
    mark: brand.mark?.filename ?? null,
    shared: brand.logo?.filename ?? brand.mark?.filename ?? null,
    colour: colour ?? SHIPPED_COLOUR,
    style: style === '' ? null : toInline(style),
    header: brand.headerArrangement,
    footer: brand.footerArrangement,
    socials: brand.socials,
  }
}

/** The picture by which search engines know the company, where it has one. */
export const logoOf = ({ mark }: ShownBrand) => (mark ? brandPictureUrl(mark, '512') : undefined)

function toLogo({ logo, logoDark }: Brand): ShownLogo | null {
  if (!logo?.width || !logo.height) return null
  const { width, height } = logo
  return { src: fileOf(logo), dark: logoDark && fileOf(logoDark), width, height }
}

/** Headers show a logo some 44 pixels high: the smaller file is sharp enough, and light. */
const fileOf = ({ filename, card }: BrandPicture) => mediaUrl(card ?? filename)
