import { describe, expect, it } from 'vitest'
import { checkReviewStep, type ReviewStep } from './check-step.ts'

const newest = { versionId: 7, isDraft: true }
const step = (changes: Partial<ReviewStep>): ReviewStep => ({
  event: 'approve',
  versionId: 7,
  note: '',
  rank: 'editor',
  ...changes,
})

describe('a step of a review', () => {
  it('of an author sends the draft that they saw', () => {
    expect(checkReviewStep(step({ event: 'request', rank: 'author' }), { kept: null, newest })).toEqual({
      ok: true,
      value: 'requested',
    })
  })

  it('of an editor publishes what was sent', () => {
    expect(checkReviewStep(step({}), { kept: 'requested', newest })).toEqual({
      ok: true,
      value: 'approved',
    })
  })

  it.each(['approve', 'refuse'] as const)('is not an author’s to %s', (event) => {
    const asked = step({ event, rank: 'author', note: 'چرا' })
    expect(checkReviewStep(asked, { kept: 'requested', newest })).toEqual({
      ok: false,
      refusal: { kind: 'not-allowed' },
    })
  })

  it.each(['approve', 'refuse', 'request'] as const)(
    'is told that the draft has changed before it can %s',
    (event) => {
      const asked = step({ event, versionId: 6, note: 'یادداشت' })
      expect(checkReviewStep(asked, { kept: 'requested', newest })).toEqual({
        ok: false,
        refusal: { kind: 'draft-changed', versionId: 7 },
      })
    },
  )

  it.each(['', ' \n'])('refuses nothing without a note (%j)', (note) => {
    expect(checkReviewStep(step({ event: 'refuse', note }), { kept: 'requested', newest })).toEqual({
      ok: false,
      refusal: { kind: 'note-needed' },
    })
  })

  it.each([
    ['refused', true, 'refused'],
    ['draft', true, 'draft'],
    ['requested', false, 'approved'],
  ] as const)('answers nothing twice: what is kept is %s', (kept, isDraft, state) => {
    expect(checkReviewStep(step({}), { kept, newest: { versionId: 7, isDraft } })).toEqual({
      ok: false,
      refusal: { kind: 'answered-meanwhile', state },
    })
  })

  it('sends nothing that is published already', () => {
    const asked = step({ event: 'request', rank: 'author' })
    expect(checkReviewStep(asked, { kept: null, newest: { versionId: 7, isDraft: false } })).toEqual({
      ok: false,
      refusal: { kind: 'nothing-to-review' },
    })
  })
})
