import { describe, expect, it } from 'vitest'
import { NEWS_SLIDER, newsSlideCount, productSlideCount } from './slide-counts.ts'

describe('the news slider', () => {
  it.each([1200, 1920])('shows 4 items at %i px [S9.12]', (width) => {
    expect(newsSlideCount(width)).toBe(4)
  })

  it.each([980, 1199])('shows 3 items at %i px [S9.13]', (width) => {
    expect(newsSlideCount(width)).toBe(3)
  })

  it.each([768, 979])('shows 2 items at %i px [S9.14]', (width) => {
    expect(newsSlideCount(width)).toBe(2)
  })

  it.each([320, 480])('shows 1 item at %i px [S9.15]', (width) => {
    expect(newsSlideCount(width)).toBe(1)
  })

  it('shows 1 item between 480 and 768 px', () => {
    expect(newsSlideCount(767)).toBe(1)
  })

  it('moves every 8000 ms [S9.16]', () => {
    expect(NEWS_SLIDER.autoplayMs).toBe(8000)
  })

  it('never ends', () => {
    expect(NEWS_SLIDER.isInfinite).toBe(true)
  })
})

describe('the product carousel', () => {
  it.each([1280, 2560])('shows 4 slides at %i px [S9.19]', (width) => {
    expect(productSlideCount(width)).toBe(4)
  })

  it.each([768, 1279])('shows 3 slides at %i px [S9.20]', (width) => {
    expect(productSlideCount(width)).toBe(3)
  })

  it.each([480, 767])('shows 2 slides at %i px [S9.21]', (width) => {
    expect(productSlideCount(width)).toBe(2)
  })

  it.each([320, 479])('shows 1 slide at %i px [S9.22]', (width) => {
    expect(productSlideCount(width)).toBe(1)
  })
})
