import type { TSchema } from 'typebox'
import {
  CancelOrderRequest,
  CorrectTrackingRequest,
  DownloadParams,
  DuePaidRequest,
  ManagedOrderParams,
  ManagedOrdersQuery,
  ManagedOrdersWire,
  ManagedOrderWire,
  NoteOrderRequest,
  RefundedRequest,
  RefundRequest,
  SettlePendingRequest,
  ShipOrderRequest,
} from '../managed-orders.ts'
import { ADDED_PATHS } from '../paths.ts'
import { ShipmentsCheckRequest, ShipmentsRequest, ShipmentsWire } from '../shipments.ts'
import { type CallContract, call, FAILURE, json, raw } from './call-contract.ts'

const STAFF = { reads: ['session'] } as const

/** A step of an order: answered with the order as it then is; 409 when it has moved on, or may not move now. */
const act = (path: string, body: TSchema | null = null) =>
  call({
    ...STAFF,
    method: 'POST',
    path,
    contentType: 'application/json',
    params: ManagedOrderParams,
    body,
    answers: { 200: json(ManagedOrderWire), 403: FAILURE, 404: FAILURE, 409: FAILURE },
  })

/** What managers and the owner do to orders, and what their buyers fetch of them. */
export const MANAGED_ORDER_CALLS = {
  shipmentsCheck: call({
    ...STAFF,
    method: 'POST',
    path: ADDED_PATHS.manageShipmentsCheck,
    contentType: 'application/json',
    body: ShipmentsCheckRequest,
    answers: { 200: json(ShipmentsWire), 403: FAILURE },
  }),
  shipments: call({
    ...STAFF,
    method: 'POST',
    path: ADDED_PATHS.manageShipments,
    contentType: 'application/json',
    body: ShipmentsRequest,
    answers: { 200: json(ShipmentsWire), 403: FAILURE },
  }),
  managedOrders: call({
    ...STAFF,
    method: 'GET',
    path: ADDED_PATHS.manageOrders,
    query: ManagedOrdersQuery,
    answers: { 200: json(ManagedOrdersWire), 403: FAILURE },
  }),
  managedOrder: call({
    ...STAFF,
    method: 'GET',
    path: ADDED_PATHS.manageOrder,
    params: ManagedOrderParams,
    answers: { 200: json(ManagedOrderWire), 403: FAILURE, 404: FAILURE },
  }),
  orderDownload: call({
    reads: ['session'],
    method: 'GET',
    path: ADDED_PATHS.orderDownload,
    params: DownloadParams,
    answers: { 200: raw('application/octet-stream'), 401: FAILURE, 404: FAILURE },
  }),
  orderApprove: act(ADDED_PATHS.manageOrderApprove),
  orderShip: act(ADDED_PATHS.manageOrderShip, ShipOrderRequest),
  orderTracking: act(ADDED_PATHS.manageOrderTracking, CorrectTrackingRequest),
  orderDeliver: act(ADDED_PATHS.manageOrderDeliver),
  orderCancelByStaff: act(ADDED_PATHS.manageOrderCancel, CancelOrderRequest),
  orderNote: act(ADDED_PATHS.manageOrderNote, NoteOrderRequest),
  orderRefund: act(ADDED_PATHS.manageOrderRefund, RefundRequest),
  orderRefunded: act(ADDED_PATHS.manageOrderRefunded, RefundedRequest),
  orderSettlePending: act(ADDED_PATHS.manageOrderSettlePending, SettlePendingRequest),
  orderDuePaid: act(ADDED_PATHS.manageOrderDuePaid, DuePaidRequest),
} as const satisfies Record<string, CallContract>
