/** One group of paths that shop-api answers; `pattern` is plain enough for the edge's own regular expressions. */
export type ShopPath = { readonly pattern: string; readonly anyCase: boolean }

/** Every path that goes to shop-api. The platform's own are known in any case; links partials are the storefront's. */
export const SHOP_PATHS: readonly ShopPath[] = [
  { pattern: '^/api/shop/', anyCase: false },
  { pattern: '^/shop/payment/', anyCase: false },
  { pattern: '^/DesktopModules/(Shop|Feedback)/.+\\.ashx$', anyCase: true },
  { pattern: '^/Ajax/[^/]+\\.ashx$', anyCase: true },
  { pattern: '^/API/internalservices/', anyCase: true },
]

/** Says whether shop-api answers this path (without its query); everything else is the storefront's or the dashboard's. */
export function isShopPath(pathname: string): boolean {
  return EXPRESSIONS.some((expression) => expression.test(pathname))
}

const EXPRESSIONS = SHOP_PATHS.map(({ pattern, anyCase }) => new RegExp(pattern, anyCase ? 'i' : ''))
