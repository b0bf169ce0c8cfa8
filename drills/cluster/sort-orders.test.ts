import { expect, it } from 'vitest'
import { sortOrders } from './sort-orders.ts'

const order = (orderId: string, askedAtMs: number, placedAtMs: number) => ({
  kind: 'ordered' as const,
  orderId,
  askedAtMs,
  placedAtMs,
})

it('knows which orders a restore to a moment must keep and which it must not', () => {
  const visits = [
    order('heard of before', 900, 998),
    order('heard of in the last millisecond', 900, 999),
    order('heard of in the millisecond of the moment', 900, 1_000),
    order('being placed at the moment', 999, 1_005),
    order('asked for after it', 1_001, 1_010),
    order('asked of the old shop, placed by the new', 1_900, 9_000),
    order('placed by the new', 8_000, 8_050),
    { kind: 'refused' as const, why: 'stock' },
  ]
  const sorted = sortOrders(visits, { momentMs: 1_000.4, downMs: 2_000 })
  const ids = Object.entries(sorted).map(([kind, all]) => [kind, all.map(({ orderId }) => orderId)])
  expect(Object.fromEntries(ids)).toEqual({
    before: ['heard of before', 'heard of in the last millisecond'],
    gone: ['asked for after it'],
    afterRestore: ['asked of the old shop, placed by the new', 'placed by the new'],
    either: ['heard of in the millisecond of the moment', 'being placed at the moment'],
  })
})
