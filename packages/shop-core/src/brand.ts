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
  namesNews,
  SITE_KINDS,
  type SiteKind,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  sellsGoods,
} from './brand/look.ts'
