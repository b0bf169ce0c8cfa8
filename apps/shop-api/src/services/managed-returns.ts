import { setTimeout } from 'node:timers/promises'
import type { PaymentContext } from '@rasteh/payments/payment-context'
import { refundPart } from '@rasteh/payments/refund-part'
import { parseIban } from '@rasteh/persian-text/iban'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import { PART_REFUND_GATEWAYS, planRefund } from '@rasteh/shop-core/refunds'
import { checkReturn, isReturnInspected, type WantedReturn } from '@rasteh/shop-core/returns'
import {
  type InspectedLine,
  inspectReturn,
  moveReturn,
  type ReturnMove,
  type ReturnSaid,
  requestReturn,
} from '@rasteh/shop-store/orders/returns'
import {
  askRefundPart,
  grantRefund,
  loadAskedRefundParts,
  payRefundPart,
} from '@rasteh/shop-store/payments/refund-parts'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadManagedOrders, type ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import {
  loadOrderReturns,
  type OrderReturns,
  toRefundFacts,
  toReturnFacts,
  unitsToRefund,
} from '@rasteh/shop-store/reads/order-returns'
import type { FastifyBaseLogger } from 'fastify'
import type { ManagedReturnRefusal } from './refusals.ts'

/** How long a manager waits for the bank's answer before the page is shown; the worker asks again later. */
const BANK_WAIT_MS = 4_000
const BANKS = [...PART_REFUND_GATEWAYS]

/** What a member of staff does about goods or money that come back. */
export type ReturnAct =
  | ({ kind: 'open'; key: string; note: string; overrule: string } & WantedReturn)
  | { kind: 'move'; event: ReturnMove['event']; returnNumber: number; note: string }
  | { kind: 'inspect'; returnNumber: number; lines: readonly InspectedLine[] }
  | {
      kind: 'refund'
      key: string
      returnNumber: number | null
      deliveryRial: number
      goodwillRial: number
      reason: string
      byBank: boolean
    }
  | { kind: 'ask-part'; partNumber: number }
  | { kind: 'pay-part'; partNumber: number; iban: string; note: string }

type Of<Kind extends ReturnAct['kind']> = Extract<ReturnAct, { kind: Kind }>
type Acting = { orderId: string; staffId: number; act: ReturnAct; ip: string }
type By = { orderId: string; staffId: number; from: string }
export type ManagedReturnsOf = { order: ManagedOrder; found: OrderReturns }
type Shown = Outcome<ManagedReturnsOf, ManagedReturnRefusal>
type Done = Outcome<true, ManagedReturnRefusal>
type Deps = { database: Pool; paymentContext: PaymentContext; log: FastifyBaseLogger; nowMs: () => number }
export type ManagedReturns = ReturnType<typeof createManagedReturns>

/** Returns and refunds in part, for the staff who work on them. */
export function createManagedReturns({ database, paymentContext, log, nowMs }: Deps) {
  async function load(orderId: string): Promise<Shown> {
    const [[order], found] = await Promise.all([
      loadManagedOrders(database, [orderId]),
      loadOrderReturns(database, orderId),
    ])
    return order && found ? accept({ order, found }) : refuse({ kind: 'order-not-found' })
  }

  async function askBanksNow(orderId: string): Promise<void> {
    const ids = await loadAskedRefundParts(database, orderId)
    const asking = ids.map((id) =>
      refundPart(paymentContext, id).catch((error) => log.error(toQuietError(error), 'refund failed')),
    )
    await Promise.race([Promise.all(asking), setTimeout(BANK_WAIT_MS, null, { ref: false })])
  }

  async function open({ orderId, staffId, from }: By, shown: ManagedReturnsOf, act: Of<'open'>) {
    const { key, note, overrule: overruled, reason, lines } = act
    const isOverruled = overruled.trim() !== ''
    const facts = toReturnFacts(shown.order, shown.found)
    const checked = checkReturn(facts, { reason, lines }, { nowMs: nowMs(), isOverruled })
    // The same request sent again finds its return.
    const isSentAgain = shown.found.returns.some((one) => one.key === key)
    if (!checked.ok && !isSentAgain) return checked
    const madeBy = `staff ${staffId}` as const
    const draft = { orderId, madeBy, event: 'open', key, reason, lines, note, overruled, from } as const
    return toDone(await requestReturn(database, draft))
  }

  async function inspect(by: By, { found }: ManagedReturnsOf, { returnNumber, lines }: Of<'inspect'>) {
    const one = found.returns.find(({ number }) => number === returnNumber)
    if (!one) return refuse({ kind: 'return-not-found' } as const)
    const isWhole =
      lines.length === one.lines.length &&
      one.lines.every(({ position, quantity }) =>
        lines.some(
          (line) => line.position === position && line.restocked + line.damaged + line.missing === quantity,
        ),
      )
    if (!isWhole) return refuse({ kind: 'return-lines-wrong' } as const)
    return toDone(await inspectReturn(database, { ...by, number: returnNumber, lines }))
  }

  async function refund(by: By, { order, found }: ManagedReturnsOf, act: Of<'refund'>): Promise<Done> {
    const { key, returnNumber, deliveryRial, goodwillRial, reason, byBank } = act
    // The same request sent again is done already.
    if (found.refunds.some((one) => one.key === key)) return accept(true)
    const one = found.returns.find(({ number }) => number === returnNumber) ?? null
    if (returnNumber !== null && !one) return refuse({ kind: 'return-not-found' })
    if (one && !isReturnInspected(one.state)) return refuse({ kind: 'return-state-changed' })
    const wanted = { units: one ? unitsToRefund(one) : [], deliveryRial, goodwillRial }
    const plan = planRefund(toRefundFacts(order, found), wanted)
    if (!plan.ok) return plan
    const refundsSeen = found.refunds.length
    const grant = {
      ...by,
      key,
      refundsSeen,
      returnNumber,
      plan: plan.value,
      reason,
      banks: byBank ? BANKS : [],
    }
    const done = toDone(await grantRefund(database, grant))
    if (done.ok && byBank) await askBanksNow(by.orderId)
    return done
  }

  async function take(by: By, shown: ManagedReturnsOf, act: ReturnAct): Promise<Done> {
    switch (act.kind) {
      case 'open':
        return open(by, shown, act)
      case 'move': {
        const { event, returnNumber: number, note } = act
        const madeBy = `staff ${by.staffId}` as const
        return toDone(await moveReturn(database, { ...by, madeBy, number, event, note }))
      }
      case 'inspect':
        return inspect(by, shown, act)
      case 'refund':
        return refund(by, shown, act)
      case 'ask-part': {
        const { partNumber } = act
        const done = toDone(await askRefundPart(database, { ...by, partNumber, banks: BANKS }))
        if (done.ok) await askBanksNow(by.orderId)
        return done
      }
      case 'pay-part': {
        const iban = parseIban(act.iban)
        if (!iban) return refuse({ kind: 'refund-iban-wrong' })
        const { partNumber, note } = act
        return toDone(await payRefundPart(database, { ...by, partNumber, iban, note }))
      }
    }
  }

  return {
    load,
    /** Does one act, and answers the order's returns and refunds as they then are. */
    async act({ orderId, staffId, act, ip }: Acting): Promise<Shown> {
      const shown = await load(orderId)
      if (!shown.ok) return shown
      const done = await take({ orderId, staffId, from: ip }, shown.value, act)
      return done.ok ? load(orderId) : done
    },
  }
}

function toDone(said: ReturnSaid): Done {
  if (said === 'done') return accept(true)
  return refuse({ kind: said === 'not-found' ? 'return-not-found' : 'return-state-changed' })
}
