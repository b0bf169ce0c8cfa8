import { expect, it } from 'vitest'
import { sayRow } from './say-row.ts'

it('says a row by its fields, in the unit of the shop', () => {
  const parts = [
    { field: 'upToGrams', text: 'تا {value} گرم' },
    { field: 'priceRial', isMoney: true as const },
  ]
  const row = { upToGrams: 2_000, priceRial: 450_000 }
  expect(sayRow(row, parts, 'toman')).toBe('تا ۲,۰۰۰ گرم · ۴۵,۰۰۰ تومان')
  expect(sayRow(row, parts, 'rial')).toBe('تا ۲,۰۰۰ گرم · ۴۵۰,۰۰۰ ریال')
})

it('says choices by their names, and nothing of what is empty or unknown', () => {
  const parts = [{ field: 'grade', options: { '3': 'خوب' } }, { field: 'name' }]
  expect(sayRow({ grade: '3', name: 'رنگ' }, parts, 'toman')).toBe('خوب · رنگ')
  expect(sayRow({ grade: '9', name: '' }, parts, 'toman')).toBe('')
  expect(sayRow({ name: null }, parts, 'toman')).toBe('')
})
