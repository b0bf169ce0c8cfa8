import type { Locator } from '@playwright/test'

/** How many slides lie whole inside the carousel. */
export async function wholeSlides(place: Locator): Promise<number> {
  return place.evaluate((group) => {
    const frame = group.getBoundingClientRect()
    return [...group.querySelectorAll('li')].filter((slide) => {
      const { left, right } = (slide.firstElementChild ?? slide).getBoundingClientRect()
      return left >= frame.left - 2 && right <= frame.right + 2
    }).length
  })
}
