import { describe, expect, it } from 'vitest'
import { stepTabList } from './tab-list.ts'

describe('the product list of a tab', () => {
  it('is asked for when its tab is opened', () => {
    expect(stepTabList('unloaded', 'opened')).toBe('loading')
  })

  it('is there when the products arrive', () => {
    expect(stepTabList('loading', 'arrived')).toBe('loaded')
  })

  it.each(['loading', 'loaded'] as const)('is not asked for again while it is %s', (state) => {
    expect(stepTabList(state, 'opened')).toBe(state)
  })

  it('can be asked for again after a failure', () => {
    expect(stepTabList('loading', 'failed')).toBe('unloaded')
  })

  it('stays when something fails later', () => {
    expect(stepTabList('loaded', 'failed')).toBe('loaded')
  })
})
