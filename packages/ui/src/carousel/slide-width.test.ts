import { describe, expect, it } from 'vitest'
import { slideWidth } from './slide-width.ts'

describe('the width of a slide', () => {
  it('is all of the carousel where there are no steps', () => {
    expect(slideWidth([])).toBe('calc(100%)')
  })

  it('loses a share from each step on, the smallest step first', () => {
    const steps = [
      { fromPx: 1000, slides: 4 },
      { fromPx: 500, slides: 2 },
    ]
    expect(slideWidth(steps)).toBe(
      'calc(100% - clamp(0px, (100vw - 499.5px) * 99999, 50%) - clamp(0px, (100vw - 999.5px) * 99999, 25%))',
    )
  })
})
