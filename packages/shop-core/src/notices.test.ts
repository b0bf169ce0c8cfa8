import { describe, expect, it } from 'vitest'
import { noticeDurationMs, showNotice, stepNotice } from './notices.ts'

const at = (nowMs: number) => ({ kind: 'time-passed', nowMs }) as const

describe('a notification', () => {
  it('is dismissed after 4000 ms when nothing else is said [S9.23]', () => {
    const notice = showNotice(100)
    expect(stepNotice(notice, at(4099))).toEqual(notice)
    expect(stepNotice(notice, at(4100))).toEqual({ state: 'dismissed' })
    expect(noticeDurationMs('plain')).toBe(4000)
  })

  it('of success lasts 2000 ms [S9.24]', () => {
    expect(noticeDurationMs('success')).toBe(2000)
  })

  it('of success with a minimum-order message lasts 4000 ms', () => {
    expect(noticeDurationMs('success-with-min-order')).toBe(4000)
  })

  it('of a sent comment is not closed by itself', () => {
    const notice = showNotice(0, noticeDurationMs('comment-sent'))
    expect(stepNotice(notice, at(86_400_000))).toEqual(notice)
  })

  it('can be closed by the visitor', () => {
    expect(stepNotice(showNotice(0, null), { kind: 'closed' })).toEqual({ state: 'dismissed' })
  })

  it('does not come back once it is dismissed', () => {
    expect(stepNotice({ state: 'dismissed' }, at(0))).toEqual({ state: 'dismissed' })
  })
})
