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
import { ADDED_PATHS } from '@rasteh/contracts/paths'
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
  { path: ADDED_PATHS.manageOrderApprove, body: null, toAct: () => ({ kind: 'approve' }) },
  { path: ADDED_PATHS.manageOrderDeliver, body: null, toAct: () => ({ kind: 'deliver' }) },
  call(ADDED_PATHS.manageOrderShip, ShipOrderRequest, ({ Carrier, TrackingCode }) => ({
    kind: 'ship',
    carrier: Carrier,
    trackingCode: TrackingCode,
  })),
  call(ADDED_PATHS.manageOrderTracking, CorrectTrackingRequest, ({ OldCode, TrackingCode, Reason }) => ({
    kind: 'correct-tracking',
    oldCode: OldCode,
    // The schema takes nothing that is no code.
    trackingCode: toTrackingCode(TrackingCode) ?? TrackingCode,
    reason: Reason,
  })),
  call(ADDED_PATHS.manageOrderCancel, CancelOrderRequest, ({ Reason }) => ({
    kind: 'cancel',
    reason: Reason,
  })),
  call(ADDED_PATHS.manageOrderNote, NoteOrderRequest, ({ Note }) => ({ kind: 'note', note: Note })),
  {
    ...call(ADDED_PATHS.manageOrderRefund, RefundRequest, ({ AttemptNumber }) => ({
      kind: 'refund',
      attemptNumber: AttemptNumber,
    })),
    needsFreshProof: true,
  },
  {
    ...call(ADDED_PATHS.manageOrderRefunded, RefundedRequest, ({ AttemptNumber, Note }) => ({
      kind: 'mark-refunded',
      attemptNumber: AttemptNumber,
      note: Note,
    })),
    needsFreshProof: true,
  },
  call(ADDED_PATHS.manageOrderSettlePending, SettlePendingRequest, ({ AttemptNumber, Reason }) => ({
    kind: 'end-doubt',
    attemptNumber: AttemptNumber,
    reason: Reason,
  })),
  call(ADDED_PATHS.manageOrderDuePaid, DuePaidRequest, ({ Position }) => ({
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
