import { describe, expect, it } from 'vitest'
import { isDebugMode } from './debug-mode.ts'

describe('debug mode', () => {
  it('is on with a dev query parameter, even an empty one', () => {
    const queryNames = new URLSearchParams('?language=fa-IR&dev').keys()
    expect(isDebugMode({ queryNames, cookieNames: [] })).toBe(true)
  })

  it('is on with a dev cookie', () => {
    expect(isDebugMode({ queryNames: [], cookieNames: ['CartID', 'dev'] })).toBe(true)
  })

  it('is off otherwise', () => {
    expect(isDebugMode({ queryNames: ['device'], cookieNames: ['CartID'] })).toBe(false)
  })
})
