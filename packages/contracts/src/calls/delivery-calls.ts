import { CityPromiseWire, DeliveryCitiesWire, PromiseQuery } from '../delivery.ts'
import { ADDED_PATHS } from '../paths.ts'
import { type CallContract, call, FAILURE, json } from './call-contract.ts'

/** The calls by which a visitor learns when an order arrives. They name no visitor: the city is in the question. */
export const DELIVERY_CALLS = {
  deliveryCities: call({
    method: 'GET',
    path: ADDED_PATHS.deliveryCities,
    reads: ['culture'],
    answers: { 200: json(DeliveryCitiesWire) },
  }),
  deliveryPromise: call({
    method: 'GET',
    path: ADDED_PATHS.deliveryPromise,
    reads: ['culture'],
    query: PromiseQuery,
    answers: { 200: json(CityPromiseWire), 404: FAILURE },
  }),
} as const satisfies Record<string, CallContract>
