import { type Static, Type } from 'typebox'
import { SerialId } from './wire-types.ts'

/** Whether a product shall be among the customer's favourites; said twice, it is so all the same. */
export const FavoriteRequest = Type.Object({ ProductId: SerialId, IsFavorite: Type.Boolean() })
export type FavoriteRequest = Static<typeof FavoriteRequest>

/** Whether a product is among the customer's favourites. */
export const FavoriteWire = Type.Object({ IsFavorite: Type.Boolean() })
export type FavoriteWire = Static<typeof FavoriteWire>

/** The path parameter of one product's favourite. */
export const FavoriteParams = Type.Object({ productId: SerialId })
