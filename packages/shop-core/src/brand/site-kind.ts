/** What the site is for: selling, presenting a company, or both. */
export const SITE_KINDS = ['both', 'shop', 'company'] as const
export type SiteKind = (typeof SITE_KINDS)[number]

/** A company's site has no basket, no prices, no product pages and no accounts. */
export const sellsGoods = (kind: SiteKind): boolean => kind !== 'company'

/** A shop alone names its news nowhere by itself; editors may still lead to them. */
export const namesNews = (kind: SiteKind): boolean => kind !== 'shop'
