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
import { ADDED_PATHS, MANAGE_PATHS } from '../paths.ts'
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
    path: MANAGE_PATHS.shipmentsCheck,
    contentType: 'application/json',
    body: ShipmentsCheckRequest,
    answers: { 200: json(ShipmentsWire), 403: FAILURE },
  }),
  shipments: call({
    ...STAFF,
    method: 'POST',
    path: MANAGE_PATHS.shipments,
    contentType: 'application/json',
    body: ShipmentsRequest,
    answers: { 200: json(ShipmentsWire), 403: FAILURE },
  }),
  managedOrders: call({
    ...STAFF,
    method: 'GET',
    path: MANAGE_PATHS.orders,
    query: ManagedOrdersQuery,
    answers: { 200: json(ManagedOrdersWire), 403: FAILURE },
  }),
  managedOrder: call({
    ...STAFF,
    method: 'GET',
    path: MANAGE_PATHS.order,
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
  orderApprove: act(MANAGE_PATHS.orderApprove),
  orderShip: act(MANAGE_PATHS.orderShip, ShipOrderRequest),
  orderTracking: act(MANAGE_PATHS.orderTracking, CorrectTrackingRequest),
  orderDeliver: act(MANAGE_PATHS.orderDeliver),
  orderCancelByStaff: act(MANAGE_PATHS.orderCancel, CancelOrderRequest),
  orderNote: act(MANAGE_PATHS.orderNote, NoteOrderRequest),
  orderRefund: act(MANAGE_PATHS.orderRefund, RefundRequest),
  orderRefunded: act(MANAGE_PATHS.orderRefunded, RefundedRequest),
  orderSettlePending: act(MANAGE_PATHS.orderSettlePending, SettlePendingRequest),
  orderDuePaid: act(MANAGE_PATHS.orderDuePaid, DuePaidRequest),
} as const satisfies Record<string, CallContract>
