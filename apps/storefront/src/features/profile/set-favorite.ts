import { favoriteCalls } from '@rasteh/shop-client/favorite-calls'
import { NOTICE_SUCCESS_MS } from '@rasteh/shop-core/notices'
import { notices } from '#features/notices/public-notices.ts'

/** Has the shop keep or forget a favorite and says what became of it; null when nothing did. */
export async function setFavorite(productId: number, isWanted: boolean): Promise<boolean | null> {
  const answer = await favoriteCalls.set(productId, isWanted)
  if (answer.kind === 'read') {
    const key = isWanted ? 'FavoriteAdded' : 'FavoriteRemoved'
    notices.show({ tone: 'success', messages: [{ key }], showMs: NOTICE_SUCCESS_MS })
    return answer.value
  }
  const key = answer.kind === 'signed-out' ? 'FavoriteSignIn' : 'FavoriteFailed'
  notices.show({ tone: 'alert', messages: [{ key }] })
  return null
}
