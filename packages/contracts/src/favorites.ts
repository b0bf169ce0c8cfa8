import { type Static, Type } from 'typebox'
import { SerialId } from './wire-types.ts'

/** Whether a product shall be among the customer's favorites; the same request twice changes nothing. */
export const FavoriteRequest = Type.Object({ ProductId: SerialId, IsFavorite: Type.Boolean() })
export type FavoriteRequest = Static<typeof FavoriteRequest>

/** Reads which product shall be a favorite, or not. */
export const toWantedFavorite = ({ ProductId, IsFavorite }: FavoriteRequest) => ({
  productId: ProductId,
  isWanted: IsFavorite,
})

/** Whether a product is among the customer's favorites. */
export const FavoriteWire = Type.Object({ IsFavorite: Type.Boolean() })
export type FavoriteWire = Static<typeof FavoriteWire>

/** The path parameter of one product's favorite. */
export const FavoriteParams = Type.Object({ productId: SerialId })

/** Writes whether a product is a favorite. */
export const toFavoriteWire = (isFavorite: boolean): FavoriteWire => ({ IsFavorite: isFavorite })
