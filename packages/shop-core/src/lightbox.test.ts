import { describe, expect, it } from 'vitest'
import { galleryStep, LIGHTBOX, lightboxAction, specialOrderSize } from './lightbox.ts'

describe('the special-order lightbox', () => {
  it.each([320, 991])('at %i px is 300x570 [S9.56]', (width) => {
    expect(specialOrderSize(width)).toEqual({ widthPx: 300, heightPx: 570 })
  })

  it.each([992, 1920])('at %i px is 790x290 [S9.57]', (width) => {
    expect(specialOrderSize(width)).toEqual({ widthPx: 790, heightPx: 290 })
  })
})

describe('a lightbox', () => {
  it('opens over 300 ms [S9.77]', () => {
    expect(LIGHTBOX.speedMs).toBe(300)
  })

  it('covers the page with an opacity of 0.9 [S9.78]', () => {
    expect(LIGHTBOX.overlayOpacity).toBe(0.9)
  })

  it('changes pictures every 2500 ms in a slideshow [S9.79]', () => {
    expect(LIGHTBOX.slideshowMs).toBe(2500)
  })

  it('is 600 by 450 at first [S9.80]', () => {
    expect(LIGHTBOX.initialSize).toEqual({ widthPx: 600, heightPx: 450 })
  })

  it.each([
    ['Escape', 'rtl', 'close'],
    ['Escape', 'ltr', 'close'],
    ['ArrowLeft', 'rtl', 'next'],
    ['ArrowRight', 'rtl', 'previous'],
    ['ArrowLeft', 'ltr', 'previous'],
    ['ArrowRight', 'ltr', 'next'],
    ['Enter', 'rtl', null],
  ] as const)('takes %s on a page that runs %s as %s', (key, direction, action) => {
    expect(lightboxAction(key, direction)).toBe(action)
  })

  it.each([
    [0, 3, 'next', 1],
    [2, 3, 'next', 0],
    [0, 3, 'previous', 2],
    [0, 1, 'next', 0],
    [0, 0, 'previous', 0],
  ] as const)('goes from picture %i of %i by %s to %i', (index, count, action, to) => {
    expect(galleryStep(index, count, action)).toBe(to)
  })
})
