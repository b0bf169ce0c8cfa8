import { describe, expect, it } from 'vitest'
import { NEWS_SLIDER, PRODUCT_CAROUSEL } from './sliders.ts'

describe('the news slider', () => {
  it.each([
    [1200, 4],
    [980, 3],
    [768, 2],
  ])('from %i px on shows %i items, else one [S9.12 S9.13 S9.14 S9.15]', (fromPx, slides) => {
    expect(NEWS_SLIDER.steps).toContainEqual({ fromPx, slides })
    expect(NEWS_SLIDER.steps).toHaveLength(3)
  })

  it('moves every 8000 ms [S9.16]', () => {
    expect(NEWS_SLIDER.autoplayMs).toBe(8000)
  })

  it('never ends', () => {
    expect(NEWS_SLIDER.isInfinite).toBe(true)
  })
})

describe('the product carousel', () => {
  it.each([
    [1280, 4],
    [768, 3],
    [480, 2],
  ])('from %i px on shows %i slides, else one [S9.19 S9.20 S9.21 S9.22]', (fromPx, slides) => {
    expect(PRODUCT_CAROUSEL).toContainEqual({ fromPx, slides })
    expect(PRODUCT_CAROUSEL).toHaveLength(3)
  })
})
