import type { TSchema } from 'typebox'
import { PlaceRefusedWire } from '../checkout.ts'
import { ManagedOrderParams } from '../managed-orders.ts'
import { OrderParams } from '../orders.ts'
import { ADDED_PATHS, MANAGE_PATHS } from '../paths.ts'
import {
  HolidayRequest,
  ManagedReturnsWire,
  OrderReturnsWire,
  RefundGrantRequest,
  RefundPartAskRequest,
  RefundPartPaidRequest,
  ReturnExceptionRequest,
  ReturnInspectRequest,
  ReturnNumberRequest,
  ReturnOpenRequest,
  ReturnRefuseRequest,
  ReturnRequest,
} from '../returns.ts'
import { DoneWire } from '../wire-types.ts'
import { type CallContract, call, FAILURE, json } from './call-contract.ts'

const OWN = { reads: ['session', 'culture'], params: OrderParams } as const
const STAFF = { reads: ['session'] } as const
const JSON_BODY = { method: 'POST', contentType: 'application/json' } as const
const CUSTOMER_ANSWERS = {
  200: json(OrderReturnsWire),
  401: FAILURE,
  404: FAILURE,
  409: json(PlaceRefusedWire),
}

/** A step of a return or a refund: answered with all of them as they then are. */
const act = (path: string, body: TSchema) =>
  call({
    ...STAFF,
    ...JSON_BODY,
    path,
    params: ManagedOrderParams,
    body,
    answers: { 200: json(ManagedReturnsWire), 403: FAILURE, 404: FAILURE, 409: FAILURE },
  })

/** Goods and money that come back: what customers ask for, and what managers do about it. */
export const RETURN_CALLS = {
  orderReturns: call({
    ...OWN,
    method: 'GET',
    path: ADDED_PATHS.orderReturns,
    answers: { 200: json(OrderReturnsWire), 401: FAILURE, 404: FAILURE },
  }),
  orderReturn: call({
    ...OWN,
    ...JSON_BODY,
    path: ADDED_PATHS.orderReturn,
    body: ReturnRequest,
    answers: CUSTOMER_ANSWERS,
  }),
  orderReturnWithdraw: call({
    ...OWN,
    ...JSON_BODY,
    path: ADDED_PATHS.orderReturnWithdraw,
    body: ReturnNumberRequest,
    answers: CUSTOMER_ANSWERS,
  }),
  managedReturns: call({
    ...STAFF,
    method: 'GET',
    path: MANAGE_PATHS.orderReturns,
    params: ManagedOrderParams,
    answers: { 200: json(ManagedReturnsWire), 403: FAILURE, 404: FAILURE },
  }),
  returnOpen: act(MANAGE_PATHS.returnOpen, ReturnOpenRequest),
  returnApprove: act(MANAGE_PATHS.returnApprove, ReturnNumberRequest),
  returnRefuse: act(MANAGE_PATHS.returnRefuse, ReturnRefuseRequest),
  returnWithdraw: act(MANAGE_PATHS.returnWithdraw, ReturnNumberRequest),
  returnReceive: act(MANAGE_PATHS.returnReceive, ReturnNumberRequest),
  returnInspect: act(MANAGE_PATHS.returnInspect, ReturnInspectRequest),
  refundGrant: act(MANAGE_PATHS.refundGrant, RefundGrantRequest),
  refundPartAsk: act(MANAGE_PATHS.refundPartAsk, RefundPartAskRequest),
  refundPartPaid: act(MANAGE_PATHS.refundPartPaid, RefundPartPaidRequest),
  holidayKeep: call({
    ...STAFF,
    ...JSON_BODY,
    path: MANAGE_PATHS.holiday,
    body: HolidayRequest,
    answers: { 200: json(DoneWire), 403: FAILURE, 409: FAILURE },
  }),
  returnExceptionKeep: call({
    ...STAFF,
    ...JSON_BODY,
    path: MANAGE_PATHS.returnException,
    body: ReturnExceptionRequest,
    answers: { 200: json(DoneWire), 403: FAILURE, 404: FAILURE },
  }),
} as const satisfies Record<string, CallContract>
