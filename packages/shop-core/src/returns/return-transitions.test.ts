import { describe, expect, it } from 'vitest'
import { isReturnOpen, RETURN_STATES } from './return-state.ts'
import { nextReturnSteps, RETURN_ACTORS, RETURN_TRANSITIONS, stepReturn } from './return-transitions.ts'

describe('the steps of a return', () => {
  it('lead from the request to the money', () => {
    const steps = ['approve', 'receive', 'inspect', 'settle'] as const
    const states = [stepReturn(null, 'request', 'customer')]
    for (const event of steps) states.push(stepReturn(states.at(-1) ?? null, event, 'staff'))
    expect(states).toEqual(['requested', 'approved', 'received', 'inspected', 'settled'])
  })

  it('leave no open state without a way out for staff, and none out of an end', () => {
    for (const state of RETURN_STATES) {
      expect(nextReturnSteps(state, 'staff').length > 0, state).toBe(isReturnOpen(state))
      if (!isReturnOpen(state)) expect(nextReturnSteps(state, 'customer')).toEqual([])
    }
  })

  it('are one answer for each state, event and actor', () => {
    const keys = RETURN_TRANSITIONS.map(({ from, event, by }) => `${from} ${event} ${by}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('let a customer ask and withdraw, and nothing else', () => {
    expect(RETURN_ACTORS).toEqual(['customer', 'staff'])
    expect(nextReturnSteps('requested', 'customer')).toEqual(['withdraw'])
    expect(nextReturnSteps('approved', 'customer')).toEqual(['withdraw'])
    expect(nextReturnSteps('received', 'customer')).toEqual([])
    expect(stepReturn(null, 'open', 'customer')).toBeNull()
  })
})
