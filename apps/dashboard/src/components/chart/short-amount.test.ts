import { expect, it } from 'vitest'
import { shortAmount } from './short-amount.ts'

it.each([
  [0, '۰'],
  [800, '۸۰۰'],
  [20_000, '۲۰ هزار'],
  [2_500_000, '۲٫۵ میلیون'],
  [1_250_000_000, '۱٫۲۵ میلیارد'],
])('says %i as %s', (amount, said) => {
  expect(shortAmount(amount)).toBe(said)
})
