import {
  CancelOrderRequest,
  CorrectTrackingRequest,
  DuePaidRequest,
  NoteOrderRequest,
  RefundedRequest,
  RefundRequest,
  SettlePendingRequest,
  ShipOrderRequest,
} from '@rasteh/contracts/managed-orders'
import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { toTrackingCode } from '@rasteh/shop-core/order'
import type { OrderAct } from '@rasteh/shop-store/orders/managed-orders'
import type { Static, TSchema } from 'typebox'

/** A call by which managers take an order one step further: its path, its body and what the body means. */
export type OrderActCall = {
  path: string
  body: TSchema | null
  toAct: (sent: unknown) => OrderAct
  /** Money goes back by it: who asks has to show who they are. */
  needsFreshProof?: boolean
}

/** Every such call. */
export const ORDER_ACT_CALLS: readonly OrderActCall[] = [
  { path: MANAGE_PATHS.orderApprove, body: null, toAct: () => ({ kind: 'approve' }) },
  { path: MANAGE_PATHS.orderDeliver, body: null, toAct: () => ({ kind: 'deliver' }) },
  call(MANAGE_PATHS.orderShip, ShipOrderRequest, ({ Carrier, TrackingCode }) => ({
    kind: 'ship',
    carrier: Carrier,
    trackingCode: TrackingCode,
  })),
  call(MANAGE_PATHS.orderTracking, CorrectTrackingRequest, ({ OldCode, TrackingCode, Reason }) => ({
    kind: 'correct-tracking',
    oldCode: OldCode,
    // The schema takes nothing that is no code.
    trackingCode: toTrackingCode(TrackingCode) ?? TrackingCode,
    reason: Reason,
  })),
  call(MANAGE_PATHS.orderCancel, CancelOrderRequest, ({ Reason }) => ({
    kind: 'cancel',
    reason: Reason,
  })),
  call(MANAGE_PATHS.orderNote, NoteOrderRequest, ({ Note }) => ({ kind: 'note', note: Note })),
  {
    ...call(MANAGE_PATHS.orderRefund, RefundRequest, ({ AttemptNumber }) => ({
      kind: 'refund',
      attemptNumber: AttemptNumber,
    })),
    needsFreshProof: true,
  },
  {
    ...call(MANAGE_PATHS.orderRefunded, RefundedRequest, ({ AttemptNumber, Note }) => ({
      kind: 'mark-refunded',
      attemptNumber: AttemptNumber,
      note: Note,
    })),
    needsFreshProof: true,
  },
  call(MANAGE_PATHS.orderSettlePending, SettlePendingRequest, ({ AttemptNumber, Reason }) => ({
    kind: 'end-doubt',
    attemptNumber: AttemptNumber,
    reason: Reason,
  })),
  call(MANAGE_PATHS.orderDuePaid, DuePaidRequest, ({ Position }) => ({
    kind: 'due-paid',
    position: Position,
  })),
]

function call<Body extends TSchema>(
  path: string,
  body: Body,
  toAct: (sent: Static<Body>) => OrderAct,
): OrderActCall {
  // The schema has checked the body before: it is what its type says.
  return { path, body, toAct: (sent) => toAct(sent as Static<Body>) }
}
