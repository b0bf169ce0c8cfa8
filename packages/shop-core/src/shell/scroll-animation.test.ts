import { describe, expect, it } from 'vitest'
import { startScrollAnimation, stepScrollAnimation } from './scroll-animation.ts'

describe('a child of the links module', () => {
  it('starts hidden when it is to be animated', () => {
    expect(startScrollAnimation(true)).toBe('hidden')
  })

  it('is simply there when animation is off', () => {
    expect(startScrollAnimation(false)).toBe('plain')
  })

  it.each([
    ['hidden', 'entered-view', 'animated'],
    ['hidden', 'left-view', 'hidden'],
    ['animated', 'left-view', 'plain'],
    ['animated', 'entered-view', 'animated'],
    ['plain', 'entered-view', 'animated'],
  ] as const)('that is %s and has %s is %s', (state, event, next) => {
    expect(stepScrollAnimation(state, event)).toBe(next)
  })
})
