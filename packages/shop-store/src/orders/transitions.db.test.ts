import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  NOTIFYING_KINDS,
  ORDER_ACTORS,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderActor,
  type OrderEvent,
  type OrderFacts,
  type OrderState,
  SOLD_STATES,
  stepOrder,
} from '@rasteh/shop-core/order'
import {
  ATTEMPT_EVENTS,
  ATTEMPT_STATES,
  PAYMENT_METHOD_IDS,
  type PaymentAttemptState,
  REFUND_EVENTS,
  REFUND_STATES,
  type RefundEvent,
  type RefundPosition,
  type RefundState,
  stepAttempt,
  stepRefund,
} from '@rasteh/shop-core/payment'
import {
  RETURN_ACTORS,
  RETURN_EVENTS,
  RETURN_STATES,
  type ReturnActor,
  type ReturnEvent,
  type ReturnState,
  stepReturn,
} from '@rasteh/shop-core/returns'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { describe, expect, it } from 'vitest'
import { transitionFunctions } from './transition-sql.ts'

const database = useTestDatabase()
const FUNCTIONS = join(import.meta.dirname, '../../functions')

describe('the tables of transitions in SQL', () => {
  it('are those of shop-core: run `pnpm generate:transitions`', () => {
    for (const [file, text] of Object.entries(transitionFunctions()))
      expect(readFileSync(join(FUNCTIONS, file), 'utf8'), file).toBe(text)
  })

  it('are the only place that names a state to go to', () => {
    const files = readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.sql'),
    )
    const writes = files.flatMap((name) => {
      const text = readFileSync(join(FUNCTIONS, name), 'utf8')
      const updates = [
        ...text.matchAll(
          /update shop\.(?:orders|payment_attempts|returns|refund_parts)\b[^;]*?\bset\b([^;]*?)(?:\bwhere\b|;)/gs,
        ),
      ]
      return updates.filter(([, set = '']) => /(?:^|,)\s*state\s*=\s*'/.test(set)).map(() => name)
    })
    expect(writes).toEqual([])
  })
})

describe('shop.return_step', () => {
  it('answers as stepReturn does, for every state, event and actor', async () => {
    const { rows } = await database.owner.query<{
      state: ReturnState | null
      event: ReturnEvent
      by: ReturnActor
      to: ReturnState | null
    }>(
      `select s.state, e.event, a.by, shop.return_step(s.state, e.event, a.by) as to
       from unnest(array[null] || $1::text[]) s(state), unnest($2::text[]) e(event), unnest($3::text[]) a(by)`,
      [RETURN_STATES, RETURN_EVENTS, RETURN_ACTORS],
    )
    expect(rows).toHaveLength((RETURN_STATES.length + 1) * RETURN_EVENTS.length * RETURN_ACTORS.length)
    for (const { state, event, by, to } of rows)
      expect(to, `${state} ${event} ${by}`).toBe(stepReturn(state, event, by))
  })
})

describe('shop.order_step', () => {
  it('answers as stepOrder does, for every order, event and actor', async () => {
    const plain = await addPlacedOrder(database.owner)
    const pending = await addPlacedOrder(database.owner)
    await database.owner.query(
      `insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial, state)
       values ($1, 'zarinpal', 'زرین‌پال', 1000, 'returned')`,
      [pending.orderId],
    )
    const { rows } = await database.owner.query<
      OrderFacts & { event: OrderEvent; by: OrderActor; to: OrderState | null }
    >(
      `select s.state, m.id as "methodId", p.is_paid as "isPaid", d.rial as "dueRial", h.is_over as "isHoldOver",
         o.id = $6 as "isPaymentPending", e.event, a.by,
         shop.order_step(jsonb_populate_record(o, jsonb_build_object('state', s.state, 'method_id', m.id,
           'paid_at', case when p.is_paid then now() end, 'due_rial', d.rial,
           'hold_expires_at', now() + case when h.is_over then interval '-1 hour' else interval '1 hour' end)),
           e.event, a.by) as to
       from shop.orders o, unnest($1::text[]) s(state), unnest($2::int[]) m(id), unnest($3::text[]) e(event),
         unnest($4::text[]) a(by), (values (true), (false)) p(is_paid), (values (0), (1000)) d(rial),
         (values (true), (false)) h(is_over)
       where o.id in ($5, $6)`,
      [ORDER_STATES, PAYMENT_METHOD_IDS, ORDER_EVENTS, ORDER_ACTORS, plain.orderId, pending.orderId],
    )
    expect(rows).toHaveLength(
      2 * ORDER_STATES.length * PAYMENT_METHOD_IDS.length * ORDER_EVENTS.length * ORDER_ACTORS.length * 8,
    )
    expect(rows.filter(({ event, by, to, ...facts }) => stepOrder(facts, event, by) !== to)).toEqual([])
    expect(rows.some(({ to }) => to !== null)).toBe(true)
  })
})

describe('what the functions do to an order', () => {
  /** Each event by the function that brings it about; who calls it is said beside. */
  const CALLS: { event: OrderEvent; by: OrderActor; sql: string }[] = [
    { event: 'approve', by: 'staff', sql: 'select shop.approve_order($1, 1)' },
    { event: 'ship', by: 'staff', sql: `select shop.ship_order($1, 1, 'پست', '')` },
    { event: 'deliver', by: 'staff', sql: 'select shop.deliver_order($1, 1)' },
    { event: 'cancel', by: 'staff', sql: `select shop.cancel_order($1, 1, 'x')` },
    { event: 'cancel', by: 'customer', sql: `select shop.close_order($1, 'cancelled', 'customer 1', 'x')` },
    { event: 'expire', by: 'clock', sql: `select shop.close_order($1, 'expired', 'shop', 'x')` },
  ]

  it.each(ORDER_STATES)('an order that is %s moves as the table says, and no other way', async (state) => {
    const client = await database.owner.connect()
    for (const methodId of PAYMENT_METHOD_IDS)
      for (const isHoldOver of [true, false]) {
        const isPaid = (SOLD_STATES as readonly OrderState[]).includes(state)
        const { orderId } = await addPlacedOrder(database.owner, {
          methodId,
          state,
          isPaid,
          holdSeconds: isHoldOver ? -60 : 900,
        })
        const facts = { state, methodId, isPaid, dueRial: 2_000_000, isHoldOver, isPaymentPending: false }
        for (const { event, by, sql } of CALLS) {
          await client.query('begin')
          await client.query(sql, [orderId])
          const { rows } = await client.query<{ state: OrderState }>(
            'select state from shop.orders where id = $1',
            [orderId],
          )
          await client.query('rollback')
          expect(rows[0]?.state, `${event} by ${by}, method ${methodId}`).toBe(
            stepOrder(facts, event, by) ?? state,
          )
        }
      }
    client.release()
  })

  it.each(ORDER_STATES)('a payment of an order that is %s moves it as the table says', async (state) => {
    for (const methodId of PAYMENT_METHOD_IDS) {
      const isPaid = (SOLD_STATES as readonly OrderState[]).includes(state)
      const { orderId } = await addPlacedOrder(database.owner, { methodId, state, isPaid })
      const { rows: attempts } = await database.owner.query<{ id: string }>(
        `insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial, state, authority)
         values ($1, 'zarinpal', 'زرین‌پال', 2000000, $2, gen_random_uuid()) returning id`,
        // One attempt of an order is verified or being verified; the second of a paid one is still at its bank.
        [orderId, isPaid ? 'redirected' : 'verifying'],
      )
      await database.owner.query('select shop.settle_payment($1, $2, null, 2000000)', [
        attempts[0]?.id,
        `paid-${orderId}`,
      ])
      const { rows } = await database.owner.query<{ state: OrderState }>(
        'select state from shop.orders where id = $1',
        [orderId],
      )
      const facts = { methodId, isPaid, dueRial: 2_000_000, isHoldOver: false, isPaymentPending: false }
      const revived = stepOrder({ ...facts, state }, 'revive', 'bank') ?? state
      expect(rows[0]?.state, `method ${methodId}`).toBe(
        stepOrder({ ...facts, state: revived }, 'pay', 'bank') ?? revived,
      )
    }
  })

  it('closes no order for a caller whom the table does not name', async () => {
    const { orderId } = await addPlacedOrder(database.owner)
    const { rows } = await database.owner.query<{ isClosed: boolean; state: OrderState }>(
      `select shop.close_order(id, 'cancelled', 'somebody', 'x') as "isClosed", state from shop.orders where id = $1`,
      [orderId],
    )
    expect(rows).toEqual([{ isClosed: false, state: 'awaiting-payment' }])
  })
})

it('shop.attempt_step answers as stepAttempt does, for every state and event', async () => {
  type Row = {
    state: PaymentAttemptState
    event: (typeof ATTEMPT_EVENTS)[number]
    to: PaymentAttemptState | null
  }
  const { rows } = await database.owner.query<Row>(
    `select s.state, e.event, shop.attempt_step(s.state, e.event) as to
     from unnest($1::text[]) s(state), unnest($2::text[]) e(event)`,
    [ATTEMPT_STATES, ATTEMPT_EVENTS],
  )
  expect(rows).toHaveLength(ATTEMPT_STATES.length * ATTEMPT_EVENTS.length)
  expect(rows.filter(({ state, event, to }) => stepAttempt(state, event) !== to)).toEqual([])
})

it('shop.refund_step answers as stepRefund does, for every state and event', async () => {
  type Row = { state: RefundState | null; event: RefundEvent; to: RefundPosition }
  const { rows } = await database.owner.query<Row>(
    `select s.state, e.event, shop.refund_step(s.state, e.event) as to
     from unnest($1::text[]) s(state), unnest($2::text[]) e(event)`,
    [[null, ...REFUND_STATES], REFUND_EVENTS],
  )
  expect(rows).toHaveLength((1 + REFUND_STATES.length) * REFUND_EVENTS.length)
  expect(rows.filter(({ state, event, to }) => (stepRefund(state, event) ?? null) !== to)).toEqual([])
})

it('the table of orders takes every state and payment method of shop-core, and no other', async () => {
  const { rows } = await database.owner.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint
     where conrelid in ('shop.orders'::regclass, 'shop.payment_attempts'::regclass) and contype = 'c'`,
  )
  const states = rows.flatMap(({ text }) =>
    text.startsWith('CHECK ((state = ANY')
      ? [new Set([...text.matchAll(/'([a-z-]+)'::text/g)].map(([, name]) => name))]
      : [],
  )
  expect(states).toContainEqual(new Set(ORDER_STATES))
  expect(states).toContainEqual(new Set(ATTEMPT_STATES))
  const methods = rows.find(({ text }) => text.startsWith('CHECK ((method_id = ANY'))?.text ?? ''
  expect(new Set(methods.match(/\d+/g)?.map(Number))).toEqual(new Set(PAYMENT_METHOD_IDS))
})

it('queues a notification for the entries of the log that may give rise to one, and for no other', async () => {
  const { rows } = await database.owner.query<{ text: string }>(
    "select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'order_events_are_told'",
  )
  const queued = [...(rows[0]?.text ?? '').matchAll(/'([a-z-]+)'::text/g)].map(([, name]) => name)
  expect(new Set(queued)).toEqual(new Set(NOTIFYING_KINDS))
})
