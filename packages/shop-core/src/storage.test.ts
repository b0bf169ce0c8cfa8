import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatEntry, parseEntry } from './storage.ts'

const hour = 3_600_000
const moment = fc.integer({ min: 0, max: 4_102_444_800_000 })
const span = fc.integer({ min: 0, max: 31_536_000_000 })
const saved = formatEntry({ tab: 'تازه‌ها' }, { nowMs: 1000, ttlMs: hour })

describe('a local storage entry', () => {
  it('holds a value [S3.100]', () => {
    expect(JSON.parse(saved)).toHaveProperty('value', { tab: 'تازه‌ها' })
  })

  it('holds an expiry timestamp [S3.101]', () => {
    expect(JSON.parse(saved)).toHaveProperty('expiry', 1000 + hour)
  })

  it('counts until its time-to-live is over [S9.50]', () => {
    expect(parseEntry(saved, 1000 + hour - 1)).toEqual({ tab: 'تازه‌ها' })
    expect(parseEntry(saved, 1000 + hour)).toBeUndefined()
  })

  it.each([
    null,
    '',
    'سلام',
    '{',
    'null',
    '7',
    '[]',
    '{"value":1}',
    '{"expiry":9e15}',
    '{"value":1,"expiry":"never"}',
    '{"value":1,"expiry":null}',
  ])('that reads %s is the same as none', (text) => {
    expect(parseEntry(text, 0)).toBeUndefined()
  })

  it('counts as long as its time-to-live has not passed, whatever the value and the moment [S9.50]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), moment, span, span, (value, nowMs, passedMs, leftMs) => {
        const saved = formatEntry(value, { nowMs, ttlMs: passedMs + leftMs + 1 })
        expect(parseEntry(saved, nowMs + passedMs)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      propertyRuns(),
    )
  })

  it('no longer counts once its time-to-live has passed, whatever the value and the moment [S9.50]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), moment, span, span, (value, nowMs, ttlMs, overMs) => {
        const saved = formatEntry(value, { nowMs, ttlMs })
        expect(parseEntry(saved, nowMs + ttlMs + overMs)).toBeUndefined()
      }),
      propertyRuns(),
    )
  })

  it('never makes the page fail, whatever stands in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseEntry(text, 0)).not.toThrow()
      }),
      propertyRuns(),
    )
  })
})
