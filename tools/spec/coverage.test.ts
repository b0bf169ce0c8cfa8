import { join } from 'node:path'
import { rowsOfTitle } from '@rasteh/test-kit/rows'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { closingLine, coverageOf, readLegacy, readRows, type SpecRow } from './coverage.ts'

const row = (id: string, sameAs: string[] = []): SpecRow => ({
  id,
  area: 'basket',
  level: 'api',
  text: '',
  sameAs,
})

describe('the rows of the specification', () => {
  const rows = readRows(join(ROOT, 'docs/spec/rows.tsv'))

  it('are 619, each with an area and a level', () => {
    expect(rows).toHaveLength(619)
    expect(
      rows.filter(({ area, level }) => !area || !['page', 'api', 'rule', 'config'].includes(level)),
    ).toEqual([])
  })

  it('that have a written reason are rows', () => {
    const ids = new Set(rows.map(({ id }) => id))
    expect([...readLegacy(join(ROOT, 'docs/spec/legacy.md'))].filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('a test', () => {
  it.each([
    ['adds a line [S3.03 S3.100]', ['S3.03', 'S3.100']],
    ['adds a line [S3.03, S3.04]', ['S3.03', 'S3.04']],
    ['adds a line of S3.03', []],
    ['[S3.03] adds a line', []],
    ['adds a line [S3.03] twice', []],
    ['adds a line [S3.1]', []],
    ['adds a line [as in S3.03]', []],
  ])('titled “%s” names %j', (title, named) => {
    expect(rowsOfTitle(title)).toEqual(named)
  })
})

describe('coverage', () => {
  const rows = [row('S1.01'), row('S1.02', ['S1.01']), row('S1.03', ['S1.01', 'S1.04']), row('S1.05')]

  it('counts a row by its test, by the rows it repeats, or by its reason', () => {
    const coverage = coverageOf(rows, new Set(['S1.01']), new Set(['S1.05']))
    expect(coverage.byTest.map(({ id }) => id)).toEqual(['S1.01', 'S1.02'])
    expect(coverage.byReason.map(({ id }) => id)).toEqual(['S1.05'])
    expect(coverage.unproven.map(({ id }) => id)).toEqual(['S1.03'])
  })

  it('takes a row that has a test and a reason as tested', () => {
    expect(coverageOf(rows, new Set(['S1.05']), new Set(['S1.05'])).byReason).toEqual([])
  })

  it('closes with what is proven by test and by reason', () => {
    expect(closingLine(coverageOf(rows, new Set(['S1.01']), new Set(['S1.05'])))).toBe(
      '2 by test, 1 by reason, of 4',
    )
  })
})
