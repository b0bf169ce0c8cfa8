import { describe, expect, it } from 'vitest'
import { type JudgedPart, judgeShop, type Level, type SeenShop, worstOf } from './judge-shop.ts'

const HOUR = 3_600
const calm: SeenShop = {
  queues: [{ queue: 'tell-order', failed: 0, oldestSeconds: 2 }],
  holds: { overdue: 0 },
  attempts: [{ overdue: 0 }],
  statusRecords: {
    worker: { ageSeconds: 20, facts: {} },
    backup: { ageSeconds: 3 * HOUR, facts: {} },
    edge: { ageSeconds: 20, facts: { hitRate: 0.97 } },
  },
  database: { sessions: 20, maxSessions: 100 },
}
const queue = (name: string, oldestSeconds: number, failed = 0) => ({
  queues: [{ queue: name, failed, oldestSeconds }],
})

describe('how a shop is', () => {
  it('is well in every part of a calm one', () => {
    expect(new Set(Object.values(judgeShop(calm)))).toEqual(new Set(['well']))
  })

  it.each<[JudgedPart, Level, Partial<SeenShop>]>([
    ['worker', 'wrong', { statusRecords: {} }],
    ['worker', 'watch', { statusRecords: { worker: { ageSeconds: 61, facts: {} } } }],
    ['queues', 'watch', queue('tell-order', 30)],
    ['queues', 'wrong', queue('tell-order', 300)],
    ['queues', 'watch', queue('tell-order', 0, 1)],
    ['index', 'watch', queue('refresh-search-document', 60)],
    ['index', 'well', queue('tell-order', 6_000)],
    ['purge', 'wrong', queue('purge-pages', 60)],
    ['attempts', 'wrong', { attempts: [{ overdue: 0 }, { overdue: 1 }] }],
    ['holds', 'wrong', { holds: { overdue: 1 } }],
    ['backup', 'wrong', { statusRecords: {} }],
    ['backup', 'watch', { statusRecords: { backup: { ageSeconds: 26 * HOUR, facts: {} } } }],
    ['edge', 'silent', { statusRecords: {} }],
    ['edge', 'silent', { statusRecords: { edge: { ageSeconds: 1, facts: { hitRate: null } } } }],
    ['edge', 'watch', { statusRecords: { edge: { ageSeconds: 1, facts: { hitRate: 0.7 } } } }],
    ['database', 'wrong', { database: { sessions: 96, maxSessions: 100 } }],
  ])('in its %s is %s', (part, level, seen) => {
    expect(judgeShop({ ...calm, ...seen })[part]).toBe(level)
  })

  it('is as its worst part; silence is no fault', () => {
    expect(worstOf(['well', 'wrong', 'watch'])).toBe('wrong')
    expect(worstOf(['silent', 'well'])).toBe('well')
  })
})
