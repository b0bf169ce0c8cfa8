import { setTimeout } from 'node:timers/promises'
import {
  CancelOrderRequest,
  DuePaidRequest,
  EndDoubtRequest,
  ManagedOrderParams,
  ManagedOrderWire,
  NoteOrderRequest,
  RefundedRequest,
  RefundRequest,
  ShipOrderRequest,
} from '@rasteh/contracts/managed-orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire, ForbiddenWire } from '@rasteh/contracts/wire-types'
import { refundPayment } from '@rasteh/payments/refund-payment'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import { type ActRefusal, actOnOrder, type OrderAct } from '@rasteh/shop-store/order-desk'
import { loadManagedOrders } from '@rasteh/shop-store/reads/managed-order'
import { loadAskedRefund } from '@rasteh/shop-store/refunds'
import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { FRESH_REFUSAL, isFresh } from '../../http/is-fresh.ts'
import { MANAGERS_ONLY, managerOf } from '../../http/manager-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toManagedOrderWire } from './to-managed-order.ts'

const REFUSED = {
  'not-found': [404, 'OrderNotFound'],
  'state-changed': [409, 'OrderStateChanged'],
  'in-doubt': [409, 'OrderInDoubt'],
  'stock-lost': [409, 'OrderStockLost'],
} as const satisfies Record<ActRefusal, readonly [404 | 409, string]>

/** The steps that managers take an order through. Each is answered with the order as it then is. */
export async function orderActRoutes(app: ShopApi) {
  addPlainAct(app, ADDED_PATHS.manageOrderApprove, { kind: 'approve' })
  addPlainAct(app, ADDED_PATHS.manageOrderDeliver, { kind: 'deliver' })
  addAct(app, ADDED_PATHS.manageOrderShip, ShipOrderRequest, ({ Carrier, TrackingCode }) => ({
    kind: 'ship',
    carrier: Carrier,
    trackingCode: TrackingCode,
  }))
  addAct(app, ADDED_PATHS.manageOrderCancel, CancelOrderRequest, ({ Reason }) => ({
    kind: 'cancel',
    reason: Reason,
  }))
  addAct(app, ADDED_PATHS.manageOrderNote, NoteOrderRequest, ({ Note }) => ({ kind: 'note', note: Note }))
  addAct(app, ADDED_PATHS.manageOrderRefund, RefundRequest, ({ AttemptNumber }) => ({
    kind: 'refund',
    attemptNumber: AttemptNumber,
  }))
  addAct(app, ADDED_PATHS.manageOrderRefunded, RefundedRequest, ({ AttemptNumber, Note }) => ({
    kind: 'refunded',
    attemptNumber: AttemptNumber,
    note: Note,
  }))
  addAct(app, ADDED_PATHS.manageOrderEndDoubt, EndDoubtRequest, ({ AttemptNumber, Reason }) => ({
    kind: 'end-doubt',
    attemptNumber: AttemptNumber,
    reason: Reason,
  }))
  addAct(app, ADDED_PATHS.manageOrderDuePaid, DuePaidRequest, ({ Position }) => ({
    kind: 'due-paid',
    position: Position,
  }))
}

const ANSWERS = { 200: ManagedOrderWire, 403: ForbiddenWire, 404: FailureWire, 409: FailureWire }

function addPlainAct(app: ShopApi, path: string, act: OrderAct): void {
  const schema = { tags: ['manage'], params: ManagedOrderParams, response: ANSWERS }
  app.post(path, { schema }, async (request, reply) => {
    const { code, body } = await answer(app, request, { orderId: request.params.id, act })
    return reply.code(code).header('cache-control', 'no-store').send(body)
  })
}

function addAct<Body extends TSchema>(
  app: ShopApi,
  path: string,
  body: Body,
  toAct: (sent: Static<Body>) => OrderAct,
): void {
  const schema = { tags: ['manage'], params: ManagedOrderParams, body, response: ANSWERS }
  app.post(path, { schema }, async (request, reply) => {
    // The schema has looked at it: it is what the body's type says.
    const act = toAct(request.body as Static<Body>)
    const { id } = request.params as Static<typeof ManagedOrderParams>
    const { code, body: answered } = await answer(app, request, { orderId: id, act })
    return reply.code(code).header('cache-control', 'no-store').send(answered)
  })
}

type Answered = { code: 200; body: ManagedOrderWire } | { code: 403 | 404 | 409; body: ForbiddenWire }

/** By these money goes back: they are taken by somebody who has just shown who they are. */
const FRESH_ACTS: ReadonlySet<OrderAct['kind']> = new Set(['refund', 'refunded'])

async function answer(
  app: ShopApi,
  request: FastifyRequest,
  { orderId, act }: { orderId: string; act: OrderAct },
): Promise<Answered> {
  const staffId = await managerOf(request)
  if (!staffId) return { code: 403, body: MANAGERS_ONLY }
  if (FRESH_ACTS.has(act.kind) && !(await isFresh(request))) return { code: 403, body: FRESH_REFUSAL }
  const refusal = await actOnOrder(app.database, { orderId, staffId, act, from: request.ip })
  if (!refusal && act.kind === 'refund') await askBankNow(app, orderId, act.attemptNumber)
  const [code, Message] = refusal ? REFUSED[refusal] : REFUSED['not-found']
  const [order] = refusal ? [] : await loadManagedOrders(app.database, [orderId])
  return order ? { code: 200, body: toManagedOrderWire(order) } : { code, body: { Message } }
}

/** How long a manager waits for the bank's answer before the page is shown; the worker asks on. */
const WAIT_MS = 4_000

async function askBankNow(app: ShopApi, orderId: string, attemptNumber: number): Promise<void> {
  const id = await loadAskedRefund(app.database, { orderId, attemptNumber })
  if (!id) return
  const asking = refundPayment(app.payments, id).catch((error) =>
    app.log.error(toQuietError(error), 'refund failed'),
  )
  await Promise.race([asking, setTimeout(WAIT_MS, null, { ref: false })])
}
