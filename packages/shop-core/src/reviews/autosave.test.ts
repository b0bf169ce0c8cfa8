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
  const form = { basedOnMs: 7, formId: 'this-form' }
  const newest = { savedMs: 7, formId: null, isScheduled: false }
  const changed = { ok: false, refusal: { kind: 'changed-elsewhere' } }

  it('is saved by itself over the state that its form was opened with', () => {
    expect(checkAutosave(form, newest)).toEqual({ ok: true, value: true })
  })

  it('is not, when it was saved elsewhere meanwhile', () => {
    expect(checkAutosave(form, { ...newest, savedMs: 8 })).toEqual(changed)
    expect(checkAutosave(form, { ...newest, savedMs: 6, isScheduled: true })).toEqual(changed)
    expect(checkAutosave(form, { ...newest, savedMs: 8, formId: 'that-form' })).toEqual(changed)
  })

  it('is saved over what the same form has made, though the answer to that was lost', () => {
    expect(checkAutosave(form, { ...newest, savedMs: 8, formId: 'this-form' })).toEqual({
      ok: true,
      value: true,
    })
  })

  it('is not, while its publication waits for an hour', () => {
    expect(checkAutosave(form, { ...newest, isScheduled: true })).toEqual({
      ok: false,
      refusal: { kind: 'publication-waits' },
    })
  })
})
