import { describe, expect, it } from 'vitest'
import { linesOf, sayAge } from './status-lines.ts'

const state = {
  queues: [],
  holds: { count: 0, units: 0, overdue: 0 },
  attempts: [],
  statusRecords: {},
  database: { sizeBytes: 5 * 1024 * 1024, isStandby: false, standbys: 0, sessions: 3, maxSessions: 100 },
}

describe('an age', () => {
  it.each([
    [12, '۱۲ ثانیه'],
    [600, '۱۰ دقیقه'],
    [7_200, '۲ ساعت'],
    [3 * 86_400, '۳ روز'],
  ])('of %i seconds is said in words', (seconds, said) => {
    expect(sayAge(seconds)).toBe(said)
  })
})

describe('what the parts say', () => {
  it('is calm when nothing waits, and says what is missing', () => {
    const lines = linesOf(state)
    expect(lines.queues).toHaveLength(1)
    expect(lines.backup[0]?.text).toContain('هیچ پشتیبانی')
    expect(lines.worker[0]?.text).toContain('پردازش پس‌زمینه فعال نیست')
    expect(lines.database[0]?.values).toEqual({ open: '۳', most: '۱۰۰' })
  })

  it('names what is late and what failed', () => {
    const queue = { queue: 'purge-pages', waiting: 2, late: 2, running: 0, failed: 4, oldestSeconds: 75 }
    const lines = linesOf({
      ...state,
      queues: [queue],
      attempts: [{ state: 'returned', count: 3, overdue: 1 }],
    })
    expect(lines.queues.map(({ values }) => Object.values(values)[0])).toEqual(['۲', '۷۵ ثانیه', '۴'])
    expect(lines.purge[0]?.values).toEqual({ age: '۷۵ ثانیه' })
    expect(lines.attempts).toHaveLength(2)
  })

  it('tells the share of pages that came from the edge', () => {
    const edge = { at: new Date(), ageSeconds: 3, facts: { hitRate: 0.964 } }
    expect(linesOf({ ...state, statusRecords: { edge } }).edge[0]?.values).toEqual({ percent: '۹۶٪' })
  })
})
