import { describe, expect, it } from 'vitest'
import {
  isReviewedKind,
  presentState,
  REVIEW_EVENTS,
  REVIEW_STATES,
  type ReviewState,
  stepReview,
} from './review-state.ts'

describe('the states of a review', () => {
  it.each(REVIEW_STATES.filter((state) => state !== 'draft'))('reach %s from a draft', (wanted) => {
    const reached = new Set<ReviewState>(['draft'])
    for (const from of reached)
      for (const event of REVIEW_EVENTS) {
        const step = stepReview(from, event)
        if (step) reached.add(step.to)
      }
    expect(reached).toContain(wanted)
  })

  it.each(REVIEW_STATES)('let only those publish from %s who may', (from) => {
    for (const event of REVIEW_EVENTS) {
      const step = stepReview(from, event)
      expect(step === null || step.to !== 'approved' || step.by === 'editor').toBe(true)
    }
  })

  it('answer what was asked, and nothing else', () => {
    for (const event of ['approve', 'refuse'] as const)
      for (const from of ['draft', 'approved', 'refused'] as const) expect(stepReview(from, event)).toBeNull()
  })

  it('know of no step for what is published: its next draft begins anew', () => {
    for (const event of REVIEW_EVENTS) expect(stepReview('approved', event)).toBeNull()
  })
})

describe('the state now', () => {
  it.each([...REVIEW_STATES, null])('is published without a newer draft, where %s is kept', (kept) => {
    expect(presentState(kept, false)).toBe('approved')
  })

  it.each([
    ['draft', 'draft'],
    ['requested', 'requested'],
    ['refused', 'refused'],
    ['approved', 'draft'],
    [null, 'draft'],
  ] as const)('of a draft for which %s is kept is %s', (kept, state) => {
    expect(presentState(kept, true)).toBe(state)
  })
})

it.each(['products', 'Pages', '', null, 1])('%j is looked at by no other person', (value) => {
  expect(isReviewedKind(value)).toBe(false)
})
