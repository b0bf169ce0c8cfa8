import { describe, expect, it } from 'vitest'
import { stepPartialLoader } from './partial-loader.ts'

describe('a partial loader', () => {
  it('fetches on its first click', () => {
    expect(stepPartialLoader('unloaded', 'clicked')).toEqual({ state: 'loading', effect: 'fetch' })
  })

  it('does not fetch twice while it waits', () => {
    expect(stepPartialLoader('loading', 'clicked')).toEqual({ state: 'loading', effect: null })
  })

  it('is loaded and runs its callback when the partial arrives', () => {
    expect(stepPartialLoader('loading', 'arrived')).toEqual({ state: 'loaded', effect: 'run-callback' })
  })

  it('only runs its callback on later clicks', () => {
    expect(stepPartialLoader('loaded', 'clicked')).toEqual({ state: 'loaded', effect: 'run-callback' })
  })

  it('can be clicked again after a failure', () => {
    expect(stepPartialLoader('loading', 'failed')).toEqual({ state: 'unloaded', effect: null })
  })

  it.each(['arrived', 'failed'] as const)(
    'is not changed by an answer that has %s after it is loaded',
    (event) => {
      expect(stepPartialLoader('loaded', event)).toEqual({ state: 'loaded', effect: null })
    },
  )
})
