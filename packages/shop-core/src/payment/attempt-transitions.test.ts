import { expect, it } from 'vitest'
import { ATTEMPT_STATES, isAttemptOpen, isGivenBack } from './attempt-state.ts'
import { ATTEMPT_EVENTS, ATTEMPT_TRANSITIONS, stepAttempt } from './attempt-transitions.ts'

it('has one outcome for each event in each state', () => {
  const keys = ATTEMPT_TRANSITIONS.map(({ from, event }) => `${from} ${event}`)
  expect(new Set(keys).size).toBe(keys.length)
})

it('uses every event and reaches every state', () => {
  expect(new Set(ATTEMPT_TRANSITIONS.map(({ event }) => event))).toEqual(new Set(ATTEMPT_EVENTS))
  expect(new Set(['created', ...ATTEMPT_TRANSITIONS.map(({ to }) => to)])).toEqual(new Set(ATTEMPT_STATES))
})

it('ends every open attempt by time', () => {
  for (const state of ATTEMPT_STATES) expect(stepAttempt(state, 'lapse') !== null).toBe(isAttemptOpen(state))
})

it('takes no second payment for an attempt whose money is the order’s or on its way back', () => {
  for (const state of ATTEMPT_STATES.filter((one) => one === 'verified' || isGivenBack(one))) {
    expect(stepAttempt(state, 'settle')).toBeNull()
    expect(stepAttempt(state, 'owe')).toBeNull()
  }
})
