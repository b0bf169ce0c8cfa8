import { accept, type Outcome, refuse } from '../outcome.ts'
import { type FrozenLine, refundOfUnits } from './line-share.ts'
import { leftOfAll, type RefundPart, spreadRefund, type TakenPayment } from './spread-refund.ts'

/** What the rules need to know of an order that money goes back from. */
export type RefundFacts = {
  lines: readonly FrozenLine[]
  postalRial: number
  /** The oldest first. */
  payments: readonly TakenPayment[]
  /** What earlier refunds gave: units by line, and of the delivery. */
  given: { units: readonly { position: number; quantity: number }[]; deliveryRial: number }
}

export type WantedRefund = {
  units: readonly { position: number; quantity: number }[]
  deliveryRial: number
  goodwillRial: number
}

export type RefundPlan = {
  lines: { position: number; quantity: number; amountRial: number }[]
  /** Of the lines, never more than is left of what was taken. */
  goodsRial: number
  deliveryRial: number
  goodwillRial: number
  parts: RefundPart[]
}

export type RefundRefusal =
  | { kind: 'refund-empty' }
  | { kind: 'refund-units-wrong' }
  | { kind: 'refund-delivery-too-much'; leftRial: number }
  | { kind: 'refund-too-much'; leftRial: number }

/** What a refund comes to, by the frozen totals, and which payments it goes back over. */
export function planRefund(facts: RefundFacts, wanted: WantedRefund): Outcome<RefundPlan, RefundRefusal> {
  const { deliveryRial, goodwillRial } = wanted
  const lines = linesOf(facts, wanted)
  if (!lines) return refuse({ kind: 'refund-units-wrong' })
  const deliveryLeft = Math.max(0, facts.postalRial - facts.given.deliveryRial)
  if (deliveryRial > deliveryLeft) return refuse({ kind: 'refund-delivery-too-much', leftRial: deliveryLeft })
  const leftRial = leftOfAll(facts.payments)
  const shares = lines.reduce((sum, { amountRial }) => sum + amountRial, 0)
  // A plan of the shop's own is paid bit by bit: no more goes back than has come.
  const goodsRial = Math.min(shares, leftRial)
  const amountRial = goodsRial + deliveryRial + goodwillRial
  if (amountRial === 0) return refuse({ kind: 'refund-empty' })
  const parts = spreadRefund(facts.payments, amountRial)
  if (!parts) return refuse({ kind: 'refund-too-much', leftRial })
  return accept({ lines, goodsRial, deliveryRial, goodwillRial, parts })
}

function linesOf(facts: RefundFacts, { units }: WantedRefund): RefundPlan['lines'] | null {
  const wanted = units.filter(({ quantity }) => quantity > 0)
  const lines = wanted.flatMap(({ position, quantity }) => {
    const line = facts.lines.find((one) => one.position === position)
    const before = facts.given.units
      .filter((one) => one.position === position)
      .reduce((sum, one) => sum + one.quantity, 0)
    if (!line || before + quantity > line.quantity) return []
    return [{ position, quantity, amountRial: refundOfUnits(line, { before, units: quantity }) }]
  })
  const isWhole = new Set(wanted.map(({ position }) => position)).size === lines.length
  return isWhole && lines.length === wanted.length ? lines : null
}
