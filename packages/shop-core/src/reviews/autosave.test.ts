import { describe, expect, it } from 'vitest'
import { autosaveWaitMs, checkAutosave } from './autosave.ts'

describe('the wait before a draft is saved by itself', () => {
  it('is five quiet seconds after the last change', () => {
    expect(autosaveWaitMs({ nowMs: 1_000, firstMs: 1_000 })).toBe(5_000)
    expect(autosaveWaitMs({ nowMs: 20_000, firstMs: 1_000 })).toBe(5_000)
  })

  it('ends half a minute after the first change, though the typing goes on', () => {
    expect(autosaveWaitMs({ nowMs: 29_000, firstMs: 1_000 })).toBe(2_000)
    expect(autosaveWaitMs({ nowMs: 31_000, firstMs: 1_000 })).toBe(0)
    expect(autosaveWaitMs({ nowMs: 90_000, firstMs: 1_000 })).toBe(0)
  })
})

describe('a draft', () => {
  it('is saved by itself over the state that its form was opened with', () => {
    expect(checkAutosave(7, { newestMs: 7, isScheduled: false })).toEqual({ ok: true, value: true })
  })

  it('is not, when it was saved elsewhere meanwhile', () => {
    const refused = { ok: false, refusal: { kind: 'changed-elsewhere' } }
    expect(checkAutosave(7, { newestMs: 8, isScheduled: false })).toEqual(refused)
    expect(checkAutosave(8, { newestMs: 7, isScheduled: true })).toEqual(refused)
  })

  it('is not, while its publication waits for an hour', () => {
    expect(checkAutosave(7, { newestMs: 7, isScheduled: true })).toEqual({
      ok: false,
      refusal: { kind: 'publication-waits' },
    })
  })
})
