import { NO_SALES } from '@rasteh/shop-core/reports'
import { describe, expect, it } from 'vitest'
import { labelOf, toDaySheet, toPartSheet } from './report-sheet.ts'
import { sayRow } from './say-row.ts'

const sums = {
  ...NO_SALES,
  orders: 2,
  units: 3,
  goodsRial: 1_000_000,
  discountRial: 100_000,
  payableRial: 950_000,
}

describe('the table of a report', () => {
  it('has a row for each day in the shop’s unit, and their sums', () => {
    const steps = [
      { from: '2026-11-17', to: '2026-11-17', sums },
      { from: '2026-11-18', to: '2026-11-18', sums: { ...sums, refundRial: 50_000 } },
    ]
    const { columns, rows, totals } = toDaySheet(steps, 'toman')
    expect(columns.map(({ title }) => title)).toContain('فروش (تومان)')
    expect(rows[0]).toEqual(['۱۴۰۵/۰۸/۲۶', 2, 3, 90_000, 10_000, 0, 0, 95_000, 0, 95_000])
    expect(totals).toEqual(['جمع', 4, 6, 180_000, 20_000, 0, 0, 190_000, 5_000, 185_000])
  })

  it('says what a row came to before, and by how much it changed', () => {
    const rows = [
      { key: '9', title: 'چای', sums, beforeRial: 1_900_000 },
      { key: '10', title: null, sums, beforeRial: 0 },
    ]
    const sheet = toPartSheet('product', rows, 'rial')
    expect(sheet.rows.map((row) => [row[0], row.at(-2), row.at(-1)])).toEqual([
      ['چای', 1_900_000, -50],
      ['حذف‌شده (۱۰)', 0, null],
    ])
    expect(sheet.totals.at(-1)).toBe(0)
    for (const row of [...sheet.rows, sheet.totals]) expect(row).toHaveLength(sheet.columns.length)
  })

  it('labels days by their date in the month and months by their name in the year', () => {
    const day = { from: '2026-11-18', to: '2026-11-18' }
    expect(labelOf(day, day)).toBe('۰۸/۲۷')
    expect(labelOf({ from: '2025-11-18', to: '2026-11-18' }, day)).toBe('۱۴۰۵/۰۸')
  })
})

describe('the name of a row', () => {
  it.each([
    ['hour', '09', 'ساعت ۹ تا ۱۰'],
    ['hour', '23', 'ساعت ۲۳ تا ۲۴'],
    ['city', '8/تهران', 'تهران (تهران)'],
    ['city', '/', 'بدون نشانی'],
    ['province', '8', 'تهران'],
    ['province', '', 'بدون نشانی'],
    ['code', '', 'بدون کد تخفیف'],
    ['marketer', '', 'بدون بازاریاب'],
    ['brand', '', 'بدون برند'],
    ['delivery', '12', 'حذف‌شده (۱۲)'],
    ['tax', '9.5', '۹٫۵ درصد'],
    ['payment', '99', '99'],
  ] as const)('of %s %j is «%s»', (part, key, said) => {
    expect(sayRow(part, { key, title: null })).toBe(said)
  })
})
