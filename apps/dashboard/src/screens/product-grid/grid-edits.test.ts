import type { GridRow } from '@rasteh/shop-store/reads/product-grid'
import { describe, expect, it } from 'vitest'
import {
  editCells,
  type GridEdits,
  NO_EDITS,
  toSent,
  undoEdit,
  unreadCells,
  withWhatIsNow,
} from './grid-edits.ts'

const row = (variantId: number): GridRow => ({
  variantId,
  productId: 1,
  picture: null,
  product: 'کالا',
  variant: '',
  isPublished: true,
  onHand: 5,
  held: 0,
  sold30: 0,
  sku: `A-${variantId}`,
  priceRial: 10_000,
  struckRial: null,
  step: 1,
  minOrderCount: 1,
  maxOrderCount: 0,
  weightGrams: 0,
})
const rows = new Map([row(1), row(2)].map((one) => [one.variantId, one]))
const given = { rows, unit: 'toman' } as const
const edit = (edits: GridEdits, id: number, text: string) =>
  editCells(edits, [{ id, field: 'priceRial', text }], given)

describe('edits', () => {
  it('are shown as the shop writes them, and are none where they say what is there', () => {
    const edits = edit(NO_EDITS, 1, '2500')
    expect(edits.typed.get(1)).toEqual({ priceRial: '۲,۵۰۰' })
    expect(edit(edits, 1, '1000').typed.size).toBe(0)
  })

  it('that cannot be read stay as they were typed, and are named', () => {
    const edits = edit(NO_EDITS, 1, 'گران')
    expect(edits.typed.get(1)).toEqual({ priceRial: 'گران' })
    expect(unreadCells(edits, 'toman')).toEqual([
      { variantId: 1, field: 'priceRial', fault: { kind: 'not-an-amount' } },
    ])
  })

  it('are taken back one step after another', () => {
    const edits = edit(edit(NO_EDITS, 1, '2500'), 2, '3000')
    expect([...undoEdit(edits).typed.keys()]).toEqual([1])
    expect(undoEdit(undoEdit(edits)).typed.size).toBe(0)
    expect(undoEdit(NO_EDITS)).toEqual(NO_EDITS)
  })

  it('are none where odd Rials stay as they stand', () => {
    const odd = { rows: new Map([[1, { ...row(1), priceRial: 12_345 }]]), unit: 'toman' } as const
    const left = editCells(NO_EDITS, [{ id: 1, field: 'priceRial', text: '۱,۲۳۴.۵' }], odd)
    expect(left.typed.size).toBe(0)
  })

  it('are sent with what their stored cells held, and with the unit they were typed in', () => {
    const edits = editCells(edit(NO_EDITS, 1, '2500'), [{ id: 1, field: 'stockDelta', text: '-2' }], given)
    expect(toSent(edits, given)).toEqual([
      { variantId: 1, typed: { priceRial: '۲,۵۰۰ تومان', stockDelta: '−۲' }, seen: { priceRial: 10_000 } },
    ])
  })

  it('that met the change of another are compared with it from then on', () => {
    const fault = { kind: 'changed', now: 70_000 } as const
    const fresh = withWhatIsNow(rows, [{ variantId: 2, field: 'priceRial', fault }])
    expect(fresh.get(2)?.priceRial).toBe(70_000)
    expect(toSent(edit(NO_EDITS, 2, '2500'), { ...given, rows: fresh })[0]?.seen).toEqual({
      priceRial: 70_000,
    })
  })
})
