import { ORDER_VIEW_NAME_MAX, ORDER_VIEW_QUERY_MAX } from '@rasteh/shop-core/order-list'
import { type Static, Type } from 'typebox'
import { nullable, Typed } from './wire-types.ts'

const Uuid = { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } as const
/** Blanks beside a name are no part of it; so more is taken than is kept. */
const Name = Typed({ minLength: 1, maxLength: 2 * ORDER_VIEW_NAME_MAX })

export const OrderViewParams = Type.Object({ id: Type.String(Uuid) })

/** A view of the list of orders: the parameters of its URL by a name, for oneself or for all. */
export const OrderViewRequest = Type.Object({
  Name,
  Query: Typed({ maxLength: ORDER_VIEW_QUERY_MAX }),
  IsShared: Type.Boolean(),
})
export type OrderViewRequest = Static<typeof OrderViewRequest>

export const RenameViewRequest = Type.Object({ Name })
/** The view that it is put before; null for the end. */
export const MoveViewRequest = Type.Object({ Before: nullable(Type.String(Uuid)) })
export const DefaultViewRequest = Type.Object({ IsDefault: Type.Boolean() })
