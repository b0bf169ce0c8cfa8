import { expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { offerDiscountPerPiece } from './offer-discount.ts'

const NOW = Date.UTC(2026, 2, 21)
const tenth = { kind: 'percent', percent: 10 } as const
const off = (endsAtMs: number | null, unit: 'rial' | 'toman' = 'rial') =>
  offerDiscountPerPiece(toRial(1250), { discount: tenth, endsAtMs }, { nowMs: NOW, unit })

it('takes nothing off without an offer', () => {
  expect(offerDiscountPerPiece(toRial(1250), null, { nowMs: NOW, unit: 'rial' })).toBe(0)
})

it('takes off while the offer runs', () => {
  expect(off(NOW + 1)).toBe(125)
})

it.each([NOW, NOW - 1])('takes nothing off from its end on (%d)', (endsAtMs) => {
  expect(off(endsAtMs)).toBe(0)
})

it('takes off without an end until a manager ends it', () => {
  expect(off(null)).toBe(125)
})

it('takes off whole Toman where the shop shows Toman', () => {
  expect(off(null, 'toman')).toBe(130)
})
