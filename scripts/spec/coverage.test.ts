import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { coverageOf, readLegacy, readRows, rowIdsIn, type SpecRow } from './coverage.ts'

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

describe('coverage', () => {
  it('finds the rows that a test names', () => {
    expect(rowIdsIn('a basket adds [S3.03 S3.100], not S3.1 or XS3.04')).toEqual(['S3.03', 'S3.100'])
  })

  it('counts a row by its test, by the rows it repeats, or by its reason', () => {
    const rows = [row('S1.01'), row('S1.02', ['S1.01']), row('S1.03', ['S1.01', 'S1.04']), row('S1.05')]
    const coverage = coverageOf(rows, new Set(['S1.01']), new Set(['S1.05']))
    expect(coverage).toMatchObject({ byReason: 1, provenCount: 3 })
    expect(coverage.unproven.map(({ id }) => id)).toEqual(['S1.03'])
  })
})
