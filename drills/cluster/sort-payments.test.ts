import { expect, it } from 'vitest'
import { sortPayments } from './sort-payments.ts'

const taken = (orderId: string, isCaptured = true) => ({
  bank: 'sep',
  orderId,
  reference: `r${orderId}`,
  isCaptured,
  takenRial: 10,
})
const attempt = (number: string, isAccounted: boolean) => ({
  gateway: 'sep',
  number,
  reference: isAccounted ? `r${number}` : null,
  isAccounted,
})

it('tells what banks alone know of from what the restored shop found by asking', () => {
  const [before, missing] = [taken('1'), taken('0')]
  const [open, silent, unknown, unpaid] = [taken('2'), taken('3'), taken('4'), taken('5', false)]
  const afterRestore = taken('100004')
  const sorted = sortPayments(
    [missing, before, open, silent, unknown, unpaid, afterRestore],
    [attempt('1', true), attempt('2', true), attempt('3', false), attempt('100004', true)],
    { takenBefore: [missing, before], knownAtLoss: [missing, before, open, silent, unknown, unpaid] },
  )
  expect(sorted).toEqual({ missing: [missing], found: [open], alone: [silent, unknown], silent: [silent] })
})
