import { describe, expect, it } from 'vitest'
import {
  readStockCount,
  readStockDifference,
  STOCK_NOTE_MAX_LENGTH,
  STOCK_QUANTITY_MAX,
} from './read-stock-form.ts'
import { toReasonParts, toReasonText } from './stock-reason.ts'

const form = { direction: 'in', quantity: '12', reason: 'purchase', note: '' } as const

describe('a difference of stock', () => {
  it.each([
    ['in', '۱۲', 12],
    ['out', '١٢', -12],
    ['in', '1,200', 1200],
  ] as const)('moving %s by %s is %i', (direction, quantity, delta) => {
    expect(readStockDifference({ ...form, direction, quantity })).toEqual({
      ok: true,
      value: { delta, reason: 'purchase', note: '' },
    })
  })

  it.each(['', '0', '-5', '1.5', 'ده', String(STOCK_QUANTITY_MAX + 1)])(
    'refuses the quantity "%s"',
    (quantity) => {
      expect(readStockDifference({ ...form, quantity })).toEqual({
        ok: false,
        refusal: { kind: 'not-a-quantity', max: STOCK_QUANTITY_MAX },
      })
    },
  )

  it.each(['', 'because', 'count'])('refuses the reason "%s"', (reason) => {
    expect(readStockDifference({ ...form, reason })).toEqual({
      ok: false,
      refusal: { kind: 'choose-reason' },
    })
  })

  it('refuses a note that is a letter', () => {
    const note = 'ن'.repeat(STOCK_NOTE_MAX_LENGTH + 1)
    const refusal = { kind: 'note-too-long', max: STOCK_NOTE_MAX_LENGTH }
    expect(readStockDifference({ ...form, note })).toEqual({ ok: false, refusal })
    expect(readStockCount({ quantity: '1', note })).toEqual({ ok: false, refusal })
  })
})

describe('a stock count', () => {
  it('may find nothing on the shelf', () => {
    expect(readStockCount({ quantity: '۰', note: ' قفسهٔ دوم ' })).toEqual({
      ok: true,
      value: { counted: 0, note: 'قفسهٔ دوم' },
    })
  })

  it('must be a number', () => {
    expect(readStockCount({ quantity: 'هیچ', note: '' })).toMatchObject({ ok: false })
  })
})

describe('a reason in the ledger', () => {
  it.each([
    ['damage', ''],
    ['damage', 'افتاد: شکست'],
  ] as const)('%s with the note "%s" reads as it was written', (reason, note) => {
    expect(toReasonParts(toReasonText(reason, note))).toEqual({ reason, note })
  })

  it('that nobody chose at the desk is all note', () => {
    expect(toReasonParts('first stock')).toEqual({ reason: null, note: 'first stock' })
  })
})
