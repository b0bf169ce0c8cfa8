export { type BrandLook, toBrandStyle } from './brand/brand-style.ts'
export { type BrandColourRefusal, checkBrandColour, TEXT_CONTRAST_MIN } from './brand/check-brand-colour.ts'
export { contrastOf, type Hex, readHex } from './brand/colour.ts'
export {
  CORNERS,
  type Corners,
  DENSITIES,
  type Density,
  FOOTER_ARRANGEMENTS,
  type FooterArrangement,
  HEADER_ARRANGEMENTS,
  HEADING_FONTS,
  type HeaderArrangement,
  type HeadingFont,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from './brand/look.ts'
export { namesNews, SITE_KINDS, type SiteKind, sellsGoods } from './brand/site-kind.ts'
