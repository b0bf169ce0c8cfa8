import { describe, expect, it } from 'vitest'
import { isPartsPageOpen } from './parts-page-open.ts'

describe('the page of parts', () => {
  it('is open in development', () => {
    expect(isPartsPageOpen({ NODE_ENV: 'development' })).toBe(true)
  })

  it('is closed in production', () => {
    expect(isPartsPageOpen({ NODE_ENV: 'production' })).toBe(false)
  })

  it('is open where a test’s shop asks for it', () => {
    expect(isPartsPageOpen({ NODE_ENV: 'production', RASTEH_PARTS_PAGE: 'open' })).toBe(true)
  })
})
