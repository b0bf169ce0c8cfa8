/** The first segments of the pages that only a shop has; a test compares them with the pages (`isOfShop`). */
const OF_SHOP: ReadonlySet<string> = new Set([
  ...[
    'basket',
    'category',
    'checkout',
    'desktopmodules',
    'login',
    'offers',
    'product',
    'profile',
    'register',
  ],
  ...['shop', 'special-order', 'wish-stop'],
])

/** Says whether a path of this site leads to a page that a company's site does not have. */
export function isShopUrl(address: string): boolean {
  const [, first = ''] = /^\/([^/?#]*)/.exec(address) ?? []
  return OF_SHOP.has(first.toLowerCase())
}
