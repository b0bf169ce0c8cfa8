import { describe, expect, it } from 'vitest'
import { isGalleryOpen } from './gallery-open.ts'

describe('the component gallery', () => {
  it('is open in development', () => {
    expect(isGalleryOpen({ NODE_ENV: 'development' })).toBe(true)
  })

  it('is closed in production', () => {
    expect(isGalleryOpen({ NODE_ENV: 'production' })).toBe(false)
  })

  it('is open where a test’s shop asks for it', () => {
    expect(isGalleryOpen({ NODE_ENV: 'production', RASTEH_PARTS_PAGE: 'open' })).toBe(true)
  })
})
