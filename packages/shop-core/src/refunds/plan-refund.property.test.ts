import { propertyRuns } from '@rasteh/test-kit/property'
import { array, assert, integer, property, record, tuple } from 'fast-check'
import { expect, it, vi } from 'vitest'
import { paidForLine } from './line-share.ts'
import { planRefund, type RefundFacts } from './plan-refund.ts'

// The full count of random cases may meet a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const money = integer({ min: 0, max: 10_000_000_000 })
const lines = array(
  record({
    quantity: integer({ min: 1, max: 60 }),
    priceRial: money,
    percentOff: integer({ min: 0, max: 100 }),
    taxRial: integer({ min: 0, max: 1_000_000_000 }),
  }),
  { minLength: 1, maxLength: 5 },
).map((all) =>
  all.map(({ percentOff, ...line }, index) => ({
    ...line,
    position: index + 1,
    discountRial: Math.floor((line.priceRial * percentOff) / 100),
  })),
)
/** Where the money came in pieces: the cuts between them, in thousandths. */
const cuts = array(integer({ min: 0, max: 1000 }), { maxLength: 4 })
/** In which order units go back, and how many at once. */
const draws = array(tuple(integer({ min: 0, max: 9 }), integer({ min: 1, max: 20 })), { maxLength: 60 })

it('gives everything back to the Rial, in whatever order and number of parts, and never more', () => {
  assert(
    property(lines, integer({ min: 0, max: 5_000_000 }), cuts, draws, (frozen, postalRial, places, order) => {
      const paid = frozen.reduce((sum, line) => sum + paidForLine(line), 0) + postalRial
      const edges = [0, ...places.toSorted((a, b) => a - b).map((at) => Math.floor((paid / 1000) * at)), paid]
      const payments = edges.slice(1).map((edge, index) => ({
        attemptNumber: index + 1,
        duePosition: null,
        takenRial: edge - (edges[index] ?? 0),
        givenRial: 0,
      }))
      const units: { position: number; quantity: number }[] = []
      let deliveryRial = 0
      let given = 0
      const give = (position: number, quantity: number, delivery: number): void => {
        const facts: RefundFacts = { lines: frozen, postalRial, payments, given: { units, deliveryRial } }
        const wanted = { units: [{ position, quantity }], deliveryRial: delivery, goodwillRial: 0 }
        const plan = planRefund(facts, wanted)
        if (!plan.ok) {
          expect(plan.refusal.kind).toBe('refund-empty')
          units.push({ position, quantity })
          return
        }
        units.push({ position, quantity })
        deliveryRial += delivery
        for (const { attemptNumber, amountRial } of plan.value.parts) {
          const payment = payments.find((one) => one.attemptNumber === attemptNumber)
          if (payment) payment.givenRial += amountRial
          given += amountRial
        }
        expect(given).toBeLessThanOrEqual(paid)
      }
      const leftOfLine = (position: number) =>
        (frozen[position - 1]?.quantity ?? 0) -
        units.filter((one) => one.position === position).reduce((sum, { quantity }) => sum + quantity, 0)
      for (const [at, wanted] of order) {
        const position = (at % frozen.length) + 1
        const quantity = Math.min(wanted, leftOfLine(position))
        if (quantity > 0) give(position, quantity, Math.min(1, postalRial - deliveryRial))
      }
      for (const { position } of frozen) if (leftOfLine(position) > 0) give(position, leftOfLine(position), 0)
      const rest = { units: [], deliveryRial: postalRial - deliveryRial, goodwillRial: 0 }
      if (rest.deliveryRial > 0) {
        const last = planRefund({ lines: frozen, postalRial, payments, given: { units, deliveryRial } }, rest)
        expect(last.ok).toBe(true)
        if (last.ok) given += last.value.parts.reduce((sum, { amountRial }) => sum + amountRial, 0)
      }
      expect(given).toBe(paid)
    }),
    propertyRuns(),
  )
})
