import { describe, expect, it } from 'vitest'
import { isSubmissionState, nextSubmissionStates, SUBMISSION_STATES } from './submission-state.ts'

describe('the state of a sent form', () => {
  it.each(SUBMISSION_STATES)('%s leads to others, never to itself and never back to new', (state) => {
    expect(nextSubmissionStates(state).length).toBeGreaterThan(0)
    expect(nextSubmissionStates(state)).not.toContain(state)
    expect(nextSubmissionStates(state)).not.toContain('new')
  })

  it.each(['', 'New', 'deleted', null, 3])('is none of %j', (value) => {
    expect(isSubmissionState(value)).toBe(false)
  })
})
