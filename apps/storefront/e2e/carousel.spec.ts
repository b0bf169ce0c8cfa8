import type { Page } from '@playwright/test'
import { LIBRARY_DEFAULTS, SLIDER_DEFAULTS } from '@rasteh/shop-core/shell'
import { slideAt, wakeCarousel, wholeSlides } from './carousel-slides.ts'
import { expect, test } from './fixtures.ts'
import { restartByTouch } from './motions.ts'
import { openStill } from './still-page.ts'

const carousel = (page: Page) => page.locator('#home-things').getByRole('group')

/** Time for a slide to come to rest; the mouse on the carousel keeps it from moving on by itself. */
const SETTLED_MS = 2500

const titles = (page: Page) => carousel(page).getByRole('article')

test.describe('the product carousel', () => {
  for (const [row, width, slides] of [
    ['S9.19', 1280, 4],
    ['S9.20', 1279, 3],
    ['S9.21', 767, 2],
    ['S9.22', 479, 1],
  ] as const) {
    test(`shows ${slides} slides in a window of ${width} px [${row}]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect.poll(() => wholeSlides(carousel(page))).toBe(slides)
    })
  }

  test('moves by its buttons, which are named', async ({ page }) => {
    await openStill(page, '/')
    await wakeCarousel(carousel(page))
    await expect(titles(page).first()).toBeInViewport()
    await carousel(page).getByRole('button', { name: 'اسلاید بعدی' }).click()
    await page.clock.runFor(SETTLED_MS)
    await expect(titles(page).first()).not.toBeInViewport()
    await carousel(page).getByRole('button', { name: 'اسلاید قبلی' }).click()
    await page.clock.runFor(SETTLED_MS)
    await expect(titles(page).first()).toBeInViewport()
  })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true })

    test('moves by itself every 3000 ms until it is stopped [S9.72]', async ({ page }) => {
      await openStill(page, '/')
      await wakeCarousel(carousel(page))
      await restartByTouch(carousel(page))
      const first = await slideAt(carousel(page))
      await page.clock.runFor(SLIDER_DEFAULTS.autoplaySpeedMs - 1)
      expect(await slideAt(carousel(page))).toBe(first)
      await page.clock.runFor(1)
      await expect.poll(() => slideAt(carousel(page))).toBe(first + 1)
      await carousel(page).getByRole('button', { name: 'توقف نمایش خودکار' }).tap()
      // A play sign points right in every language.
      const play = carousel(page).getByRole('button', { name: 'شروع نمایش خودکار' })
      await expect(play.locator('svg')).toHaveCSS('transform', 'none')
      await page.clock.runFor(3 * SLIDER_DEFAULTS.autoplaySpeedMs)
      expect(await slideAt(carousel(page))).toBe(first + 1)
    })

    test('takes 500 ms for a slide [S9.73]', async ({ page }) => {
      await openStill(page, '/')
      await wakeCarousel(carousel(page))
      await carousel(page).getByRole('button', { name: 'توقف نمایش خودکار' }).tap()
      await page.clock.runFor(1000)
      const left = () =>
        titles(page)
          .first()
          .evaluate((slide) => slide.getBoundingClientRect().left)
      const start = await left()
      await carousel(page).getByRole('button', { name: 'اسلاید بعدی' }).tap()
      // A frame may pass before the first step, and one more before the last.
      await page.clock.runFor(SLIDER_DEFAULTS.speedMs - 40)
      const nearly = await left()
      await page.clock.runFor(80)
      const there = await left()
      await page.clock.runFor(1000)
      expect(await left()).toBeCloseTo(there, 0)
      expect(Math.abs(there - start)).toBeGreaterThan(100)
      expect(Math.abs(there - nearly)).toBeGreaterThan(1)
    })
  })
})

test.describe('the carousel of amazing offers, which has no pace of its own', () => {
  test.use({ hasTouch: true })

  test('moves every 5000 ms [S9.64]', async ({ page }) => {
    const offers = page.locator('#amazing').getByRole('group')
    await openStill(page, '/')
    await wakeCarousel(offers)
    await restartByTouch(offers)
    const first = await slideAt(offers)
    await page.clock.runFor(LIBRARY_DEFAULTS.carouselIntervalMs - 1)
    expect(await slideAt(offers)).toBe(first)
    await page.clock.runFor(1)
    await expect.poll(() => slideAt(offers)).not.toBe(first)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 479, height: 800 } })

  test('the carousel has its shape and can be scrolled', async ({ page }) => {
    await page.goto('/')
    expect(await wholeSlides(carousel(page))).toBe(1)
    const last = titles(page).last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})
