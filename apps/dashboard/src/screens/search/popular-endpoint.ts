import { callShopFunction } from '#database/call-shop-function.ts'
import { managerEndpoint } from '#endpoints/staff-endpoint.ts'

/** Takes a popular search out of the empty box, or offers it again. */
export const hidePopular = managerEndpoint('/search-desk/popular-hide', async ({ req, staffId, body }) => {
  const { locale, folded, isHidden } = (body ?? {}) as Record<string, unknown>
  if (locale !== 'fa' && locale !== 'en') return null
  if (typeof folded !== 'string' || folded === '' || folded.length > FOLDED_MAX) return null
  if (typeof isHidden !== 'boolean') return null
  await callShopFunction<boolean>(req, 'hide_popular_search', [locale, folded, isHidden, staffId])
  return { ok: true }
})

const FOLDED_MAX = 100
