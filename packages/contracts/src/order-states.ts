import { ORDER_LOG_KINDS, ORDER_STATES } from '@rasteh/shop-core/order'
import { ATTEMPT_STATES } from '@rasteh/shop-core/payment'
import { Type } from 'typebox'

export const StateOfOrder = Type.Enum([...ORDER_STATES])
export const StateOfAttempt = Type.Enum([...ATTEMPT_STATES])
/** An entry in an order's log. */
export const KindOfEvent = Type.Enum([...ORDER_LOG_KINDS])
