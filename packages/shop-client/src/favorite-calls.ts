import { type ProductItem, type TabContentWire, toProductItems } from '@rasteh/contracts/catalogue'
import type { FavoriteRequest, FavoriteWire } from '@rasteh/contracts/favourites'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { callOwn, type OwnAnswer } from './own-call.ts'

const { favorite, favoriteOf } = ADDED_PATHS

/** The calls for what the customer likes. */
export const favoriteCalls = {
  load: (): Promise<OwnAnswer<readonly ProductItem[]>> =>
    callOwn<TabContentWire, readonly ProductItem[]>(
      { label: 'favorite.list', method: 'GET', path: favorite },
      toProductItems,
    ),
  isFavorite: (productId: number): Promise<OwnAnswer<boolean>> =>
    callOwn<FavoriteWire, boolean>(
      { label: 'favorite.get', method: 'GET', path: fillPath(favoriteOf, { productId }) },
      ({ IsFavorite }) => IsFavorite,
    ),
  set: (productId: number, isWanted: boolean): Promise<OwnAnswer<boolean>> => {
    const body: FavoriteRequest = { ProductId: productId, IsFavorite: isWanted }
    return callOwn<FavoriteWire, boolean>(
      { label: 'favorite.set', method: 'POST', path: favorite, body },
      ({ IsFavorite }) => IsFavorite,
    )
  },
}
