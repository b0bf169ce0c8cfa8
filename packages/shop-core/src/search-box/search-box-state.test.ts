import { describe, expect, it } from 'vitest'
import { stepSearchBox } from './search-box-state.ts'

const states = ['closed', 'loading', 'empty', 'open'] as const

describe('the search box', () => {
  it.each(states)('is loading when suggestions are asked for while it is %s', (state) => {
    expect(stepSearchBox(state, 'asked')).toBe('loading')
  })

  it.each([
    ['found', 'open'],
    ['found-nothing', 'empty'],
    ['failed', 'closed'],
  ] as const)('that is loading and has %s is %s', (event, next) => {
    expect(stepSearchBox('loading', event)).toBe(next)
  })

  it.each(states)('is closed when its text is emptied while it is %s', (state) => {
    expect(stepSearchBox(state, 'emptied')).toBe('closed')
  })

  it.each(states)('is closed when the visitor leaves it while it is %s', (state) => {
    expect(stepSearchBox(state, 'left')).toBe('closed')
  })

  it('stays closed when an answer comes too late', () => {
    expect(stepSearchBox('closed', 'found')).toBe('closed')
  })
})
