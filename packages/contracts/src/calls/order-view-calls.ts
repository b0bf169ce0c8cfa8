import type { TSchema } from 'typebox'
import {
  DefaultViewRequest,
  MoveViewRequest,
  OrderViewParams,
  OrderViewRequest,
  RenameViewRequest,
} from '../order-views.ts'
import { MANAGE_PATHS } from '../paths.ts'
import { DoneWire } from '../wire-types.ts'
import { type CallContract, call, FAILURE, json } from './call-contract.ts'

const POST = { reads: ['session'], method: 'POST', contentType: 'application/json' } as const

/** A change of a view: 404 for one that is not there, or another's. */
const change = (path: string, body: TSchema | null = null) =>
  call({
    ...POST,
    path,
    params: OrderViewParams,
    body,
    answers: { 200: json(DoneWire), 400: FAILURE, 403: FAILURE, 404: FAILURE, 409: FAILURE },
  })

/** What managers do with the views that they keep of the list of orders. */
export const ORDER_VIEW_CALLS = {
  orderViewKeep: call({
    ...POST,
    path: MANAGE_PATHS.orderViews,
    body: OrderViewRequest,
    answers: { 200: json(DoneWire), 400: FAILURE, 403: FAILURE, 404: FAILURE, 409: FAILURE },
  }),
  orderViewRename: change(MANAGE_PATHS.orderViewRename, RenameViewRequest),
  orderViewMove: change(MANAGE_PATHS.orderViewMove, MoveViewRequest),
  orderViewRemove: change(MANAGE_PATHS.orderViewRemove),
  orderViewDefault: change(MANAGE_PATHS.orderViewDefault, DefaultViewRequest),
} as const satisfies Record<string, CallContract>
