import { expect, type Locator } from '@playwright/test'
import { toLatinDigits } from '@rasteh/persian-text/digits'

/** How many slides lie whole inside the carousel. */
export async function wholeSlides(place: Locator): Promise<number> {
  return place.evaluate((group) => {
    const frame = group.getBoundingClientRect()
    return [...group.querySelectorAll('li')].filter((slide) => {
      const content = slide.querySelector('rasteh-slot > *') ?? slide.firstElementChild ?? slide
      const { left, right } = content.getBoundingClientRect()
      return left >= frame.left - 2 && right <= frame.right + 2
    }).length
  })
}

/** Comes near a carousel on a page whose clock is paused, and runs the clock just long enough for its engine to start. */
export async function wakeCarousel(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded()
  await expect(async () => {
    await place.page().clock.runFor(50)
    await expect(place.locator('[data-ready=true]')).toBeVisible({ timeout: 200 })
  }).toPass()
}

/** The number of a carousel's current slide, as a screen reader hears it. */
export async function slideAt(place: Locator): Promise<number> {
  const spoken = await place.getByText(/^اسلاید [۰-۹]+ از/).textContent()
  return Number(/\d+/.exec(toLatinDigits(spoken ?? ''))?.[0])
}
