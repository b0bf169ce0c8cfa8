const ORDER_ID_SEGMENT = 4

/** The order a gift page is about: the 4th segment of its path, or null when the path is shorter. */
export function giftOrderId(pathname: string): string | null {
  // The path begins with a slash, so the text before the first one is empty.
  return pathname.split('/')[ORDER_ID_SEGMENT] || null
}
