import { type ProductItem, type TabContentWire, toProductItems } from '@rasteh/contracts/catalogue'
import type { FavoriteRequest, FavoriteWire } from '@rasteh/contracts/favorites'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { type CurrentUserAnswer, callAsCurrentUser } from './current-user-call.ts'

const { favorite, favoriteOf } = ADDED_PATHS

/** The calls for what the customer likes. */
export const favoriteCalls = {
  load: (): Promise<CurrentUserAnswer<readonly ProductItem[]>> =>
    callAsCurrentUser<TabContentWire, readonly ProductItem[]>(
      { label: 'favorite.list', method: 'GET', path: favorite },
      toProductItems,
    ),
  isFavorite: (productId: number): Promise<CurrentUserAnswer<boolean>> =>
    callAsCurrentUser<FavoriteWire, boolean>(
      { label: 'favorite.get', method: 'GET', path: fillPath(favoriteOf, { productId }) },
      ({ IsFavorite }) => IsFavorite,
    ),
  set: (productId: number, isWanted: boolean): Promise<CurrentUserAnswer<boolean>> => {
    const body: FavoriteRequest = { ProductId: productId, IsFavorite: isWanted }
    return callAsCurrentUser<FavoriteWire, boolean>(
      { label: 'favorite.set', method: 'POST', path: favorite, body },
      ({ IsFavorite }) => IsFavorite,
    )
  },
}
