/** How round corners are, and how much room is between things: names that managers choose from. */
export const CORNERS = ['sharp', 'soft', 'round'] as const
export type Corners = (typeof CORNERS)[number]

export const DENSITIES = ['airy', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** The fonts of headings that are shipped, each under the Open Font License; texts stay in the first. */
export const HEADING_FONTS = ['vazirmatn', 'estedad', 'markazi', 'lalezar'] as const
export type HeadingFont = (typeof HEADING_FONTS)[number]

export const HEADER_ARRANGEMENTS = ['search', 'centred', 'slim'] as const
export type HeaderArrangement = (typeof HEADER_ARRANGEMENTS)[number]

export const FOOTER_ARRANGEMENTS = ['columns', 'centred', 'slim'] as const
export type FooterArrangement = (typeof FOOTER_ARRANGEMENTS)[number]

/** Networks that a company in Iran is found on. */
export const SOCIAL_NETWORKS = [
  'instagram',
  'telegram',
  'eitaa',
  'bale',
  'rubika',
  'aparat',
  'whatsapp',
  'linkedin',
  'youtube',
  'x',
] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
