import { expect, it } from 'vitest'
import { toExportRows } from './export-rows.ts'

const sent = (id: number, answers: { id: string; label: string; value: string }[]) => ({
  id,
  formId: 1,
  formTitle: 'همکاری',
  state: 'new' as const,
  answers: answers.map((answer) => ({ kind: 'shortText', ...answer })),
  customerId: null,
  note: null,
  createdAt: new Date('2026-11-17T10:00:00Z'),
  changedAt: new Date('2026-11-17T10:00:00Z'),
})

it('a sheet has a column for each field, under its latest label, and no formula', () => {
  const [heads, latest, older] = toExportRows([
    sent(2, [{ id: 'a', label: 'نام و نام خانوادگی', value: '=cmd|calc' }]),
    sent(1, [
      { id: 'a', label: 'نام', value: 'سارا' },
      { id: 'b', label: '+شهر', value: 'تبریز' },
    ]),
  ])
  expect(heads).toEqual(['شماره', 'زمان دریافت', 'وضعیت', 'نام و نام خانوادگی', "'+شهر", 'یادداشت داخلی'])
  expect(latest?.slice(2)).toEqual(['تازه', "'=cmd|calc", '', ''])
  expect(older?.slice(3)).toEqual(['سارا', 'تبریز', ''])
})
