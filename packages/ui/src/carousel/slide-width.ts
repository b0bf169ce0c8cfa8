import type { WidthStep } from '@rasteh/shop-core/catalogue'

/**
 * The width of a slide, as a share of the carousel, for a window of any width: a CSS length, so that a page has its
 * final shape before any script has run. From each step on one more share is taken away; the factor turns the
 * difference between the window's width and the step into nothing or all.
 */
export function slideWidth(steps: readonly WidthStep[]): string {
  const rising = [...steps].sort((one, other) => one.fromPx - other.fromPx)
  let before = 1
  const less = rising.map(({ fromPx, slides }) => {
    const share = 100 / before - 100 / slides
    before = slides
    return ` - clamp(0px, (100vw - ${fromPx - HALF_PIXEL}px) * ${STEEP}, ${share}%)`
  })
  return `calc(100%${less.join('')})`
}

const HALF_PIXEL = 0.5
const STEEP = 99_999
