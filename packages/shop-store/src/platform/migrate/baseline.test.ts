import { describe, expect, it } from 'vitest'
import { baselineStep } from './baseline.ts'

const baseline =
  '-- Baseline: replaces the migrations up to 0062-front-version.sql.\ncreate table shop.stock ();'

describe('a baseline', () => {
  it('runs on an empty database', () => {
    expect(baselineStep(baseline, [])).toBe('run')
    expect(baselineStep(baseline, ['0101-catalogue.sql'])).toBe('run')
  })

  it('is recorded where all that it replaces has run', () => {
    expect(baselineStep(baseline, ['0061-variant-title-indexes.sql', '0062-front-version.sql'])).toBe(
      'record',
    )
  })

  it('is refused where only a part has run, with what to do', () => {
    expect(() => baselineStep(baseline, ['0001-foundation.sql', '0050-reseal.sql'])).toThrow(
      'only up to 0050-reseal.sql: upgrade it to version 0.1.0 first, whose last migration is 0062-front-version.sql',
    )
  })

  it('leaves other migrations alone', () => {
    expect(baselineStep('select 1', ['0050-reseal.sql'])).toBe('run')
  })
})
