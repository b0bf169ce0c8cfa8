import { describe, expect, it } from 'vitest'
import { toExportUrl, toReportDays, toReportQuery, toReportUrl } from './report-query.ts'

const TODAY = '2026-11-18'

describe('the URL of a report', () => {
  it('is kept whole: what was chosen is chosen again', () => {
    for (const params of [
      { period: 'week', compare: 'last-year', by: 'city' },
      { from: '۱۴۰۵/۰۸/۰۱', to: '1405/08/10', by: 'product' },
      { period: 'yesterday', by: 'stock', dead: '180' },
    ]) {
      const query = toReportQuery(params)
      const again = Object.fromEntries(new URL(toReportUrl(query), 'http://shop.test').searchParams)
      expect(toReportQuery(again)).toEqual(query)
    }
  })

  it.each([
    [{}],
    [{ period: 'century', compare: 'never', by: 'password', dead: '-1' }],
    [{ period: ['today', 'week'], by: ['city'] }],
    [{ by: "city'; drop table shop.report_parts; --" }],
    [{ by: '__proto__' }],
    [{ by: 'constructor' }],
  ])('that means nothing is the report of the month: %j', (params) => {
    expect(toReportQuery(params)).toEqual({
      period: 'month',
      from: '',
      to: '',
      comparison: 'before',
      view: 'days',
      deadDays: 90,
    })
  })

  it('means days, or says why it does not', () => {
    expect(toReportDays(toReportQuery({ period: 'yesterday' }), TODAY)).toEqual({
      ok: true,
      value: {
        range: { from: '2026-11-17', to: '2026-11-17' },
        compared: { from: '2026-11-16', to: '2026-11-16' },
      },
    })
    const refused = (from: string, to: string) => toReportDays(toReportQuery({ from, to }), TODAY)
    expect(refused('1405/8/1', '')).toMatchObject({ refusal: { kind: 'bad-date', end: 'to' } })
    expect(refused('1405/8/1', '11405/8/1')).toMatchObject({ refusal: { kind: 'bad-date', end: 'to' } })
    expect(refused('1380/1/1', '1499/1/1')).toMatchObject({ refusal: { kind: 'too-long' } })
    expect(refused('1'.repeat(1_000_000), 'x')).toMatchObject({ refusal: { kind: 'bad-date', end: 'from' } })
  })

  it('of its file is the same with a format', () => {
    expect(toExportUrl(toReportQuery({ period: 'week', by: 'city' }), 'xlsx')).toBe(
      '/cms-api/reports/export?period=week&by=city&format=xlsx',
    )
  })
})
